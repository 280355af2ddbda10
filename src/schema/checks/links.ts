import type { Definition, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { HOME_ROUTE, NEWS_ROUTE, newsNumber, newsRoute, searchRoute } from '../../config/routes'
import { SETTINGS_LINK } from '../../lib/links'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { isStandInAddress } from '../../lib/standIn'
import { pointers, type CheckedFile } from '../checkedFile'
import { fieldAdvice } from '../fieldAdvice'
import { lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'
import { namedLinks } from '../settings'
import type { Site } from './addresses'

const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/
const SECURE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/

const NAMED_LINKS = Object.keys(namedLinks)

/** An address of this computer, or of its home network: the preview that `npm run develop` shows */
const LOCAL =
  /^(?:https?:)?(?:\/\/)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|[\w-]+\.local|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})(?::\d+)?(?=$|[/?#])/i

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '')

/** The site's own address, with or without https:// and www. */
const ownAddress = ({ address }: Site) =>
  address &&
  new RegExp(
    `^(?:https?:)?(?:\\/\\/)?(?:www\\.)?${withoutScheme(address).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=$|[/?#:])(?::\\d+)?`,
    'i',
  )

/** What a full address leads to on this site, from the first slash; undefined for another site. */
const ownPath = (url: string, site: Site): string | undefined => {
  const [local] = LOCAL.exec(url) ?? []
  if (local !== undefined) return url.slice(local.length) || '/'
  const own = ownAddress(site)
  const [before] = (own && own.exec(url)) || []
  return before === undefined ? undefined : url.slice(before.length) || '/'
}

/** `/search?q=turtle` is a page of its own. */
const isSearch = (url: string) => url.startsWith(searchRoute('')) && url.length > searchRoute('').length

const isPage = (path: string, { routes }: Site) => routes.has(path) || isSearch(path)

/** Signs around an address, of a word processor or of other ways of writing: quotation marks, brackets */
const AROUND = /^["'“”„‘’«»<>]+|["'“”„‘’«»<>]+$/g

/** The page that was meant by a path, as near as it can be told. */
const meantPage = (path: string, site: Site): string | undefined => {
  const plain = path.replace(AROUND, '')
  const short = plain.replace(/[?#].*$/, '').replace(/(?:\/index\.html?|\.html?|\/)$/, '') || '/'
  const number = /^\/detail-news-?(\d+)$/i.exec(short)?.[1]
  const wanted = number === undefined ? short : newsRoute(Number(number))
  // a section of the home page differs from others behind its #
  const isSection = plain.startsWith(`${HOME_ROUTE}#`)
  const found = [plain, ...(isSection ? [] : [short, short.toLowerCase(), wanted])].find((one) => isPage(one, site))
  // addresses of articles differ by a digit only: the nearest one would be no help
  if (found !== undefined || newsNumber(wanted) !== undefined) return found
  return nearestSpelling(isSection ? plain : short, [...site.routes])
}

const highestNumber = ({ routes }: Site) => Math.max(-1, ...[...routes].flatMap((route) => newsNumber(route) ?? []))

/** The end of a sentence on a path that is no page of this site. */
const pathAdvice = (path: string, site: Site): string => {
  const meant = meantPage(path, site)
  if (meant !== undefined) {
    const isSame = path.replace(/[?#].*$/, '') === meant
    return isSame
      ? `which has more than the page's address; write "${meant}".`
      : `but there is no such page; did you mean "${meant}"?`
  }
  const number = newsNumber(path)
  if (number === undefined) return 'but there is no such page; write another address.'
  const highest = highestNumber(site)
  return number > highest
    ? `but the highest number of an article is ${highest}; write another address.`
    : `but no article has that number; write another address. Until then it leads to ${NEWS_ROUTE}.`
}

const fullAdvice = (url: string, path: string, site: Site) => {
  const kind = LOCAL.test(url) ? 'which only this computer shows' : 'which is a page of this site'
  const meant = meantPage(path, site)
  if (meant !== undefined) return `${kind}; write "${meant}".`
  return LOCAL.test(url)
    ? `${kind}; write a page of this site such as /dive-with-us.`
    : 'but this site has no such page; write another address, such as /dive-with-us.'
}

const advice = (url: string, site: Site) => {
  const own = ownPage(url, site)
  if (own !== undefined) return fullAdvice(url, own, site)
  const plain = url.replace(AROUND, '')
  if (plain !== url && isRight(plain, site)) return `which has signs around it; write "${plain}".`
  if (/^\/\/[^/]/.test(url)) return `which is not a full address; write "https:${url}".`
  if (url.startsWith('/')) return pathAdvice(url, site)
  if (site.routes.has(`/${url}`)) return `which needs a slash in front; write "/${url}".`
  const small = url.replace(/^https:/i, 'https:')
  if (small !== url && isRight(small, site)) return `which begins with large letters; write "${small}".`
  if (/^http:\/\/./i.test(url)) return `which is not secure; write "${url.replace(/^http:/i, 'https:')}".`
  if (/^www\../i.test(url)) return `which is not a full address; write "https://${url}".`
  const [, field] = SETTINGS_LINK.exec(url) ?? []
  if (field) return `but content/settings/links.md has no address "${field}"; ${fieldAdvice(field, NAMED_LINKS)}`
  if (/^mailto:/.test(url)) return 'which is not an e-mail address; write one such as mailto:hello@example.org.'
  return 'which is not an address; write a page of this site such as /dive-with-us, or a full address that begins with https://.'
}

/** Of a file that lies beside the pages, such as /report.pdf */
const ENDING = /\.(?!html?$)\w+$/

/**
 * The path of a full address that is one of this site's pages. While the site's own address stands in, so may others on the
 * same host: then it is one where it names a page or an article.
 */
const ownPage = (url: string, site: Site): string | undefined => {
  const path = ownPath(url, site)
  if (path === undefined || LOCAL.test(url)) return path
  const short = path.replace(/[?#].*$/, '')
  if (ENDING.test(short)) return undefined
  if (!isStandInAddress(url)) return path
  return short !== '/' && (isPage(short, site) || /^\/detail-news/i.test(short)) ? path : undefined
}

const isRight = (url: string, site: Site) => {
  if (url.startsWith('/')) return isPage(url, site)
  if (ownPage(url, site) !== undefined) return false
  return SECURE.test(url) || MAIL.test(url) || NAMED_LINKS.includes(SETTINGS_LINK.exec(url)?.[1] ?? '')
}

/** Above the highest number no article can have been deleted, but the newest one, whose number the next one gets. */
const goneArticle = (url: string, site: Site) => {
  const number = newsNumber(url)
  return number !== undefined && number <= highestNumber(site) ? { goneArticle: url } : {}
}

/** Links in fields and in the text: each leads to a page of this site or to a secure address. */
export const checkLinks = (checked: CheckedFile, tree: Root, site: Site): Mistake[] => {
  const { file, lineOf } = checked
  const inFields = [
    ...pointers(checked, 'route')
      .map(({ field, value }) => ({ field, url: value }))
      .filter(({ url }) => (url.startsWith('/') ? !isPage(url, site) : ownPage(url, site) !== undefined)),
    ...pointers(checked, 'site')
      .map(({ field, value }) => ({ field, url: value }))
      .filter(({ url }) => {
        const path = ownPage(url, site)
        return path !== undefined && !isPage(path, site)
      }),
  ]
  const mistakes = inFields.map(({ field, url }): Mistake => {
    const message = `"${field}" leads to "${url}", ${advice(url, site)}`
    return { file, line: lineOf(field), message, ...goneArticle(url, site) }
  })
  visit(tree, ['link', 'definition'], (node) => {
    const { url } = node as Link | Definition
    if (isRight(url, site)) return
    const message =
      url === ''
        ? 'a link in the text has no address; write it between the round brackets: [the words](/dive-with-us).'
        : `a link in the text leads to "${url}", ${advice(url, site)}`
    mistakes.push({ file, line: lineOfNode(checked, node), message, ...goneArticle(url, site) })
  })
  return mistakes
}
