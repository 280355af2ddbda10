import type { Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { newsNumber, searchRoute } from '../../config/routes'
import { SETTINGS_LINK } from '../../lib/links'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { inFile, pointers, type CheckedFile } from '../checkedFile'
import { message, type Message, type Mistake } from '../mistake'
import { namedLinks } from '../settings'
import type { Site } from './addresses'
import { inText } from './text'

const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/
const SECURE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/
const PASSWORD = /^https?:\/\/[^/\s]*:[^/\s]*@/

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

/** Of a path: that it leads to a page, of which `/search?q=turtle` is one of its own. */
const pathAdvice = (path: string, { routes }: Site): Message | undefined => {
  if (routes.has(path) || path.startsWith(searchRoute(''))) return undefined
  // addresses of articles differ by a digit only: the nearest one would be no help
  const near = newsNumber(path) === undefined ? nearestSpelling(path, [...routes]) : undefined
  return near === undefined ? message('noPage') : message('nearPage', { near })
}

/** What is wrong with an address; undefined where it leads to a page of this site, or to a secure address elsewhere. */
const advice = (url: string, site: Site): Message | undefined => {
  if (PASSWORD.test(url)) return message('password')
  const plain = plainAddress(url)
  if (plain !== undefined) return message('plainAddress', { address: plain })
  if (/^\/(?!\/)/.test(url)) return pathAdvice(url, site)
  const isNamed = Object.hasOwn(namedLinks, SETTINGS_LINK.exec(url)?.[1] ?? '')
  return isNamed || SECURE.test(url) || MAIL.test(url) ? undefined : message('notAddress')
}

/** Links in fields and in the text: each leads to a page of this site or to a secure address. */
export const checkLinks = (checked: CheckedFile, tree: Root, site: Site): Mistake[] => {
  const mistakes: Mistake[] = pointers(checked, 'route').flatMap(({ field, value, entry }) => {
    // what has not the form of an address is told with its field
    const found = /^(\/|https:)/.test(value) ? advice(value, site) : undefined
    if (!found) return []
    const within = entry && { within: [entry] as const }
    return inFile(checked, { field, ...within, ...message('leadsTo', { url: value, advice: found }) })
  })
  visit(tree, 'link', (node: Link) => {
    const found = advice(node.url, site)
    if (found) mistakes.push(inText(checked, node, message('leadsTo', { url: node.url, advice: found })))
  })
  return mistakes
}
