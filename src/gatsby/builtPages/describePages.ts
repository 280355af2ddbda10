import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '../../config/sitePath'
import { ALL_LANGUAGES, type Language } from '../../i18n/languages'
import { present } from '../../lib/present'
import { languageOfRoute } from '../../i18n/routeIn'
import { lastModifiedIn, type LastModified } from '../published/lastModified'
import { jsonLd } from '../structuredData/jsonLd'
import { breadcrumbList, webPage } from '../structuredData/pages'
import { addressOf } from '../../lib/addressOf'
import { foundation, website, type Site } from '../structuredData/site'
import { describePage, readPage, type BuiltPage } from './builtPage'
import { descriptions, siteOf, type Description } from './descriptions'
import { htmlFiles, inPage } from './htmlFiles'
import { shareTags } from './shareTags'

/** What pages tell of themselves, by their language. */
export type DescribedContent = Readonly<Record<Language, Queries.DescribedContentQuery>>

/** Without its HTML, of which a thousand would fill the memory. */
interface FoundPage {
  file: string
  page: BuiltPage
  site: Site
  description: Description
}

const pagesToDescribe = (folder: string, content: DescribedContent, changed: LastModified) => {
  const inLanguage = new Map(
    ALL_LANGUAGES.map((language) => {
      const site = siteOf(content[language], language)
      const changedHere = (file: string) => lastModifiedIn(language, file, changed)
      return [language, { site, descriptionOf: descriptions(content[language], site, changedHere) }]
    }),
  )
  return htmlFiles(folder).flatMap((path): FoundPage[] => {
    const file = join(folder, path)
    const page = inPage(path, () => readPage(readFileSync(file, 'utf8')))
    if (!page) return []
    const route = routeOf(new URL(page.address).pathname)
    const { site, descriptionOf } = present(inLanguage.get(languageOfRoute(route)), `content of ${route}`)
    const title = page.title.replace(` | ${site.name}`, '')
    return [{ file, page: { ...page, title }, site, description: descriptionOf(route) }]
  })
}

const dataOf = ({ page, site, description: { breadcrumb, stories, things } }: FoundPage) =>
  jsonLd([
    foundation(site),
    website(site),
    webPage({ ...page, breadcrumb, stories }, site),
    ...breadcrumbList({ ...page, breadcrumb }, site),
    ...things,
  ])

const otherLanguages = ({ page, site }: FoundPage) =>
  ALL_LANGUAGES.filter((language) => language !== site.language && page.languages.includes(language))

/**
 * Gives every page that has an address its share picture, its share tags and its structured data. They are written into
 * the HTML only: neither a script nor page data carries them, because nobody asks for them after the first answer.
 *
 * @param root the project's folder
 */
export const describePages = (root: string, content: DescribedContent, changed: LastModified) => {
  const pages = pagesToDescribe(join(root, 'public'), content, changed)
  pages.forEach((found) => {
    const { file, page, site, description } = found
    const { picture, article } = description
    const tags = shareTags({
      ...page,
      language: site.language,
      alternates: otherLanguages(found),
      siteName: site.name,
      picture: { ...picture, src: addressOf(site, picture.src) },
      article,
    })
    const html = readFileSync(file, 'utf8')
    const described = describePage(html, page, tags, dataOf(found))
    if (described !== html) writeFileSync(file, described)
  })
}
