import { readContent } from '../src/schema/checkContent'
import { siteOf } from '../src/schema/checks/addresses'

/**
 * What a form of the desk has to know of the files that are not open, every address of the site; the desk asks for it as
 * known.json.
 * @param root the project's folder
 */
export const knownContent = (root: string) => {
  const { paths, files } = readContent(root)
  return { routes: [...siteOf(files, paths).routes] }
}
