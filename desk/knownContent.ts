import { readContent } from '../src/schema/checkContent'
import { siteOf } from '../src/schema/checks/addresses'
import { pageRoute, pageTypes } from '../src/schema/registry'

/**
 * What the desk has to know of the files that are not open: every address of the site, and by the file of each page the titles of
 * the texts that link to it. The desk asks for it as known.json.
 * @param root the project's folder
 */
export const knownContent = (root: string) => {
  const { paths, files } = readContent(root)
  const texts = files.map(({ file, frontMatter, body }) => ({
    file,
    // anybody may read known.json, and nobody yet a draft's title
    title: `“${String(frontMatter.draft ? frontMatter.number : (frontMatter.title ?? frontMatter.name))}”`,
    words: JSON.stringify(frontMatter) + body,
  }))
  const linkedFrom = files.flatMap(({ file, type, frontMatter }) => {
    if (!pageTypes.includes(type)) return []
    const link = RegExp(`["(]${pageRoute(type, file, frontMatter)}["#)]`)
    return [[file, texts.filter((text) => text.file !== file && link.test(text.words)).map(({ title }) => title)]]
  })
  return {
    routes: [...siteOf(files, paths).routes],
    linkedFrom: Object.fromEntries(linkedFrom) as Record<string, string[]>,
  }
}
