import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Pages of the build, by their paths below its folder: not Gatsby's pieces of pages, nor its folder `page-data/404.html`. */
export const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.startsWith('_gatsby') && statSync(join(folder, path)).isFile(),
  )

/** What a step makes of a page. @throws what it throws, with the page's path before it */
export const inPage = <Made>(path: string, step: () => Made): Made => {
  try {
    return step()
  } catch (error) {
    throw new Error(`public/${path} could not be finished: ${(error as Error).message}`)
  }
}
