import { Readable } from 'node:stream'
import { SOURCE_LANGUAGE } from '../../i18n/languages'
import { addressOf } from '../../lib/addressOf'
import { SitemapStream, streamToPromise } from 'sitemap'

interface SitemapPage {
  route: string
  /** Its addresses in all the languages that it is there in, this one too */
  translations: readonly { language: string; route: string }[]
}

/**
 * The sitemap (sitemaps.org 0.9, with the translations of each page as Google reads them).
 * @param site address of the site, without a slash at the end
 */
export const sitemapText = async (site: string, pages: readonly SitemapPage[]): Promise<string> => {
  const stream = new SitemapStream({
    hostname: site,
    xmlns: { news: false, video: false, xhtml: true, image: false },
  })
  const alternates = (translations: SitemapPage['translations']) =>
    translations.flatMap(({ language, route: path }) => {
      const url = addressOf({ siteUrl: site }, path)
      const link = { lang: language, url }
      return language === SOURCE_LANGUAGE ? [link, { lang: 'x-default', url }] : [link]
    })
  const items = pages.map(({ route, translations }) => ({
    url: addressOf({ siteUrl: site }, route),
    links: translations.length > 1 ? alternates(translations) : [],
  }))
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString()
}
