import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { HASHED_FOLDER } from '../../config/hosting'
import { hrefOf } from '../../config/sitePath'
import { isDrawing, readDrawing } from '../../schema/checks/drawing'
import { sha256 } from '../sha256'

/** An SVG drawing as a page shows it. */
interface ServedDrawing {
  /** Its address on the site */
  src: string
  /** Width by height */
  ratio: number
}

/** What `File.drawing` is. */
export const DRAWING_TYPES = `
  type Drawing {
    src: String!
    ratio: Float!
  }
`

/**
 * Puts a cleaned SVG drawing where pages find it, at an address that changes with it.
 * @param folder of the built site
 * @returns null where the file is no such drawing
 */
export const serveDrawing = (path: string, folder: string): ServedDrawing | null => {
  if (!path.toLowerCase().endsWith('.svg')) return null
  const drawing = readDrawing(readFileSync(path, 'utf8'))
  // a build stopped at the mistake; in `gatsby develop` the terminal says it
  if (!isDrawing(drawing)) return null
  const route = `${HASHED_FOLDER}${sha256(drawing.svg)}/${basename(path)}`
  mkdirSync(join(folder, route, '..'), { recursive: true })
  writeFileSync(join(folder, route), drawing.svg)
  return { src: hrefOf(route), ratio: drawing.ratio }
}

/** The resolver of `File.drawing`. */
export const drawing = ({ absolutePath }: { absolutePath: string }) =>
  serveDrawing(absolutePath, join(process.cwd(), 'public'))
