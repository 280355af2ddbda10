import type { Page } from '@playwright/test'

export interface CrawledLink {
  /** Path on this site, without query and section */
  path: string
  lang: string | null
  hreflang: string | null
}

/** What a page says of itself, and where it leads on this site. */
export interface CrawledPage {
  path: string
  status: number
  lang: string
  title: string
  canonical: string | null
  /** Full addresses by language, and `x-default` */
  alternates: Readonly<Record<string, string>>
  /** Open Graph's */
  locale: string
  /** Each `inLanguage` of the structured data */
  inLanguage: readonly string[]
  feeds: readonly string[]
  /** Names and texts that are not marked as another language’s; what a text emphasises, as a report's title, is the author's */
  said: readonly string[]
  links: readonly CrawledLink[]
}

/** One page, as it is sent, without running it. */
const readPage = (page: Page, path: string) =>
  page.evaluate(async (asked): Promise<CrawledPage> => {
    const response = await fetch(asked)
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const values = (selector: string, attribute: string) => all(selector).map((one) => one.getAttribute(attribute)!)
    /** Of the page itself, not of its translations, which it names too */
    const inLanguageOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
            if (key === 'inLanguage') return [part as string].flat()
            return /^(workTranslation|translationOfWork)$/.test(key) ? [] : inLanguageOf(part)
          })
        : []
    return {
      path: asked,
      status: response.status,
      lang: parsed.documentElement.lang,
      title: parsed.title,
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang')!,
          link.getAttribute('href')!,
        ]),
      ),
      locale: values('meta[property="og:locale"]', 'content')[0]!,
      inLanguage: all('script[type="application/ld+json"]').flatMap(({ textContent }) =>
        inLanguageOf(JSON.parse(textContent)),
      ),
      feeds: values('link[rel=alternate][type$="xml"], link[rel=alternate][type$="json"]', 'href'),
      said: all('body :not(script, style, em, [lang], [lang] *)').flatMap((one) => [
        ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue!.trim()),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ]),
      links: all('a[href^="/"], area[href^="/"]').map((link) => ({
        path: new URL(link.getAttribute('href')!, location.origin).pathname,
        lang: link.getAttribute('lang'),
        hreflang: link.getAttribute('hreflang'),
      })),
    }
  }, path)

/** All pages of the site: those of the sitemap, and whatever pages they lead to. */
export const crawl = async (page: Page): Promise<ReadonlyMap<string, CrawledPage>> => {
  await page.goto('/robots.txt')
  const sitemap = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()))
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const pages = new Map<string, CrawledPage>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path) || /\.\w+$/.test(path)) continue
    const found = await readPage(page, path)
    pages.set(path, found)
    waiting.push(...found.links.map((link) => link.path))
  }
  return pages
}
