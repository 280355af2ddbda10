import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePage, readPage, type BuiltPage } from './builtPage'
import { present } from '../../lib/present'
import { descriptions, siteOf, type Description } from './descriptions'
import { htmlFiles, inPage } from './htmlFiles'
import type { LastModified } from '../published/lastModified'
import { pictures as cache } from '../pictures/pictureCache'
import { sharePictures } from '../sharePictures/sharePictures'
import { shareTags } from './shareTags'
import { jsonLd } from '../structuredData/jsonLd'
import { breadcrumbList, webPage } from '../structuredData/pages'
import { addressOf, foundation, website, type Site } from '../structuredData/site'

/** Without its HTML, of which a thousand would fill the memory. */
interface FoundPage {
  file: string
  page: BuiltPage
  description: Description
}

const pagesToDescribe = (folder: string, site: Site, descriptionOf: (route: string) => Description) =>
  htmlFiles(folder).flatMap((path): FoundPage[] => {
    const file = join(folder, path)
    const page = inPage(path, () => readPage(readFileSync(file, 'utf8')))
    if (!page) return []
    const title = page.title.replace(` | ${site.name}`, '')
    return [{ file, page: { ...page, title }, description: descriptionOf(new URL(page.address).pathname) }]
  })

const dataOf = ({ page, description: { breadcrumb, stories, things } }: FoundPage, site: Site) =>
  jsonLd([
    foundation(site),
    website(site),
    webPage({ ...page, breadcrumb, stories }, site),
    ...breadcrumbList({ ...page, breadcrumb }, site),
    ...things,
  ])

/**
 * Gives every page that has an address its share picture, its share tags and its structured data. They are written into
 * the HTML only: neither a script nor page data carries them, because nobody asks for them after the first answer.
 *
 * @param root the project's folder
 */
export const describePages = async (root: string, content: Queries.DescribedContentQuery, changed: LastModified) => {
  const folder = join(root, 'public')
  const site = siteOf(content)
  const descriptionOf = descriptions(content, site, (file) => changed.get(file))
  const pages = pagesToDescribe(folder, site, descriptionOf)
  const pictures = await sharePictures(
    root,
    pages.map(({ page, description: { picture, words } }) => ({
      ...picture,
      picture: picture.file,
      title: words ?? page.title,
      name: site.name,
    })),
    cache,
  )
  pages.forEach((found, index) => {
    const { file, page, description } = found
    const { picture, words, article } = description
    const tags = shareTags({
      ...page,
      siteName: site.name,
      picture: addressOf(site, present(pictures[index], `share picture of “${page.title}”`)),
      pictureAlt: `${words ?? page.title}. ${picture.alt}`,
      article,
    })
    const html = readFileSync(file, 'utf8')
    const described = describePage(html, page, tags, dataOf(found, site))
    if (described !== html) writeFileSync(file, described)
  })
}
