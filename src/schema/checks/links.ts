import type { Definition, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { NEWS_ROUTE, newsNumber, searchRoute } from '../../config/routes'
import { SETTINGS_LINK } from '../../lib/links'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { isStandInAddress } from '../../lib/standIn'
import { inFile, pointers, type CheckedFile } from '../checkedFile'
import { fieldAdvice } from '../checkFrontMatter'
import { message, type Message, type Mistake } from '../mistake'
import { namedLinks } from '../settings'
import type { Site } from './addresses'
import { inText } from './text'

const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/
const SECURE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/
const PASSWORD = /^https?:\/\/[^/\s]*:[^/\s]*@/
const NAMED_LINKS = Object.keys(namedLinks)

/** An address of this computer, or of its home network: the preview that `npm run develop` shows */
const LOCAL =
  /^(?:https?:)?(?:\/\/)?(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\]|[\w-]+\.local|10\.[\d.]+|192\.168\.[\d.]+)(?::\d+)?(?=$|[/?#])/i

/** Where chat and mail programs lead readers through a page of their own, and the parameter that holds the address */
const WRAPPERS: readonly (readonly [host: RegExp, name: string])[] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, 'url'],
  [/^(l|lm)\.(facebook|instagram|messenger|workplace)\.com$/, 'u'],
  [/^(www\.)?google\.[a-z.]+$/, 'q'],
]
const TRACKERS = /^(utm_\w+|fbclid|gclid|igshid?|mc_[ce]id|msclkid)$/

/** The address that was meant, without what follows readers; undefined where it is that already. */
const plainAddress = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  const [, name = ''] = WRAPPERS.find(([host]) => host.test(address.hostname)) ?? []
  const wrapped = address.searchParams.get(name)
  if (wrapped && URL.canParse(wrapped)) return plainAddress(wrapped) ?? wrapped
  const trackers = [...address.searchParams.keys()].filter((key) => TRACKERS.test(key))
  for (const key of trackers) address.searchParams.delete(key)
  return trackers.length > 0 ? address.href : undefined
}

const MOST_LETTERS = 60
const shown = (url: string) => (url.length > MOST_LETTERS ? `${url.slice(0, MOST_LETTERS)}…` : url)

/** `/search?q=turtle` is a page of its own. */
const isPage = (path: string, { routes }: Site) => routes.has(path) || path.startsWith(searchRoute(''))

const withoutScheme = (address: string) => address.replace(/^(?:https?:)?(?:\/\/)?(?:www\.)?/i, '')

/** Of a full address that leads to this site, the path from the first slash; undefined for another site, and for files. */
const ownPath = (url: string, site: Site): string | undefined => {
  if (site.address === undefined || url.startsWith('/')) return undefined
  const [whole, own] = [withoutScheme(url), withoutScheme(site.address)]
  if (!whole.startsWith(own) || !/^$|^[/?#]/.test(whole.slice(own.length))) return undefined
  const path = whole.slice(own.length) || '/'
  const [page = ''] = path.split(/[?#]/)
  // while the site's own address stands in, so may others on the same host
  if (isStandInAddress(url) && (page === '/' || !isPage(page, site))) return undefined
  return /\.\w+$/.test(page) ? undefined : path
}

/** The page that was meant by a path, as near as it can be told. */
const meantPage = (path: string, site: Site): string | undefined => {
  const short = path.replace(/[?#].*$/, '').replace(/(?:\/index\.html?|\.html?|\/)$/, '') || '/'
  const found = [short, short.toLowerCase()].find((one) => isPage(one, site))
  // addresses of articles differ by a digit only: the nearest one would be no help
  if (found !== undefined || newsNumber(short) !== undefined) return found
  return nearestSpelling(path.startsWith('/#') ? path : short, [...site.routes])
}

const pathAdvice = (path: string, site: Site): Message => {
  const near = meantPage(path, site)
  if (near !== undefined) return message('nearPage', { near })
  return newsNumber(path) === undefined ? message('noPage') : message('noSuchArticle', { list: NEWS_ROUTE })
}

/** What is wrong with an address; undefined where it leads to a page of this site, or to a secure address elsewhere. */
const advice = (url: string, site: Site): Message | undefined => {
  if (LOCAL.test(url)) return message('onlyHere')
  if (PASSWORD.test(url)) return message('password')
  const plain = plainAddress(url)
  if (plain !== undefined) return message('plainAddress', { address: plain })
  const own = ownPath(url, site)
  if (own !== undefined) return isPage(own, site) ? message('ownPage', { page: own }) : pathAdvice(own, site)
  if (/^\/(?!\/)/.test(url)) return isPage(url, site) ? undefined : pathAdvice(url, site)
  if (SECURE.test(url) || MAIL.test(url)) return undefined
  const [, name] = SETTINGS_LINK.exec(url) ?? []
  if (name !== undefined) {
    return NAMED_LINKS.includes(name)
      ? undefined
      : message('noNamedLink', { name, advice: fieldAdvice(name, NAMED_LINKS) })
  }
  if (isPage(`/${url}`, site)) return message('ownPage', { page: `/${url}` })
  const secure = `https://${url.replace(/^(?:https?:)?\/\//i, '')}`
  if (/^(?:https?:\/\/|\/\/|www\.)/i.test(url) && SECURE.test(secure)) {
    return message('betterAddress', { address: secure })
  }
  return message('notAddress')
}

/**
 * What stops nothing. Above the highest number no article can have been deleted, but the newest one, whose number the next one
 * gets.
 */
const noteOf = (url: string, { routes }: Site): Pick<Mistake, 'goneArticle'> => {
  const number = newsNumber(url)
  const highest = Math.max(-1, ...[...routes].flatMap((route) => newsNumber(route) ?? []))
  return number !== undefined && number <= highest ? { goneArticle: url } : {}
}

/** Links in fields and in the text: each leads to a page of this site or to a secure address. */
export const checkLinks = (checked: CheckedFile, tree: Root, site: Site): Mistake[] => {
  const mistakes: Mistake[] = [...pointers(checked, 'route'), ...pointers(checked, 'site')].flatMap(
    ({ field, value, entry, meta }) => {
      const found = advice(value, site)
      // what has not the form of an address is told with its field, and the site may name its own pages by full addresses
      if (!found || !/^(\/|https:)/.test(value) || (meta.pointsTo === 'site' && found.id === 'ownPage')) return []
      const words = message('leadsTo', { url: shown(value), advice: found })
      return inFile(checked, {
        field,
        ...(entry && { within: [entry] as const }),
        ...words,
        ...noteOf(value, site),
      })
    },
  )
  visit(tree, ['link', 'definition'], (node) => {
    const { url } = node as Link | Definition
    const found = advice(url, site)
    if (!found) return
    const words = url === '' ? message('linkEmpty') : message('leadsTo', { url: shown(url), advice: found })
    mistakes.push({ ...inText(checked, node, words), ...noteOf(url, site) })
  })
  return mistakes
}
