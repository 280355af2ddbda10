import { readContent } from '../src/schema/checkContent'
import { siteOf } from '../src/schema/checks/addresses'
import { pageRoute, pageTypes } from '../src/schema/registry'
import { sourcePath } from '../src/schema/translation'

/**
 * What the desk has to know of the files that are not open: every address of the site, and by the file of each page the titles of
 * the texts that link to it. The desk asks for it as known.json.
 */
export const knownContent = (root: string) => {
  const { paths, files } = readContent(root)
  const texts = files.map(({ file, frontMatter, body }) => ({
    file,
    // anybody may read known.json, and nobody yet a draft's title
    title: `“${String(frontMatter.draft ? frontMatter.number : (frontMatter.title ?? frontMatter.name))}”`,
    words: JSON.stringify(frontMatter) + body,
  }))
  const pages = files.filter(({ type }) => pageTypes.includes(type))
  const linkedFrom = pages.map(({ file, type, frontMatter }) => {
    const link = RegExp(`["(]${pageRoute(type, file, frontMatter)}["#)]`)
    const others = texts.filter((text) => text.file !== file && link.test(text.words))
    // as the desk names it, in whichever language alone it is there
    return [sourcePath(file), others.map(({ title }) => title)] as const
  })
  return { routes: [...siteOf(files, paths).routes], linkedFrom: Object.fromEntries(linkedFrom) }
}
