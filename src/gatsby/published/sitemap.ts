import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'

interface SitemapPage {
  route: string
  /** ISO 8601; left out where it is not known */
  lastmod?: string
  /** Paths of its pictures */
  pictures: readonly string[]
}

/**
 * The sitemap (sitemaps.org 0.9, with Google's image extension).
 * @param site address of the site, without a slash at the end
 */
export const sitemapText = async (site: string, pages: readonly SitemapPage[]): Promise<string> => {
  const stream = new SitemapStream({
    hostname: site,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  })
  const items = pages.map(({ route, lastmod, pictures }) => ({
    url: route,
    lastmod,
    img: pictures.map((path) => ({ url: site + path })),
  }))
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString()
}
