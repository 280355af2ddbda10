import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Pages of the build, by their paths below its folder: not Gatsby's pieces of pages, nor its folder `page-data/404.html`. */
export const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.startsWith('_gatsby') && statSync(join(folder, path)).isFile(),
  )
