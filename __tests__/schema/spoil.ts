/** What the rows of the tables of bad content do to the example. Paths are those of the project, from `content/`. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkContent } from '../../src/schema/checkContent'
import type { Message, Mistake } from '../../src/schema/mistake'
import { ARTICLE, copyOfExample } from './exampleContent'

/** Spoils the copy of the content in the folder `root`. */
export type Spoil = (root: string) => void | Promise<void>
type SpoilAtOnce = (root: string) => void

export const writes =
  (file: string, text: string | Buffer): SpoilAtOnce =>
  (root) =>
    writeFileSync(join(root, file), text)

export const edits =
  (file: string, change: (text: string) => string): SpoilAtOnce =>
  (root) => {
    const before = readFileSync(join(root, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`nothing was changed in ${file}`)
    writeFileSync(join(root, file), after)
  }

/** Puts a line in the place of that of a field. */
export const setsLine = (file: string, field: string, line: string) =>
  edits(file, (text) => text.replace(new RegExp(`^${field}: .*$`, 'm'), () => line))

export const setsField = (file: string, field: string, value: string) => setsLine(file, field, `${field}: ${value}`)

/** Types a line into the article's fields: in the place of the one with its name, or else above all. */
export const typed = (line: string) => {
  const [field = ''] = /\w+/.exec(line) ?? []
  const own = new RegExp(`^${field}: .*$`, 'm')
  return edits(ARTICLE, (text) =>
    own.test(text) ? text.replace(own, () => line) : text.replace('---\n', () => `---\n${line}\n`),
  )
}

/** Adds a paragraph at the end of a text. */
export const addsText = (file: string, text: string) => edits(file, (before) => `${before}\n${text}\n`)

/** Puts a picture of one colour in the place of another. */
export const draws =
  (file: string, width: number, height: number, format: 'jpeg' | 'png' | 'gif' | 'avif' | 'webp' = 'jpeg'): Spoil =>
  async (root) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#258' } })
    writeFileSync(join(root, file), await picture[format]().toBuffer())
  }

/** Spoils a fresh copy of the example and checks it. */
export const reportAfter = async (...spoils: Spoil[]) => {
  const root = await copyOfExample()
  for (const spoil of spoils) await spoil(root)
  const report = await checkContent(root)
  rmSync(root, { recursive: true })
  return report
}

/** What of a message tells it from others: its id, behind that of the message that holds it. */
const kindOf = ({ id, values: { found, advice } }: Message): string =>
  [id, ...[found, advice].flatMap((part) => (typeof part === 'object' ? kindOf(part) : []))].join(' ')

/** Mistakes as `title:3 wrongLength`: field, line and kind; of another file than the article with its path in front. */
export const kindsOf = (mistakes: readonly Mistake[]) =>
  mistakes.map(({ file, field, within, line, ...message }) => {
    const place = [field, ...(within ?? [])].filter((part) => part !== undefined).join('.')
    const where = `${place}${line === undefined ? '' : `:${line}`}`
    return [file === ARTICLE ? '' : file, where, kindOf(message)].filter(Boolean).join(' ')
  })

/** The mistakes of a spoiled copy. */
export const mistakesAfter = async (...spoils: Spoil[]) => kindsOf((await reportAfter(...spoils)).mistakes)
