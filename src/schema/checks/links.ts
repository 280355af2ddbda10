import type { Definition, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isNewsRoute, NEWS_ROUTE } from '../../config/routes'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { SETTINGS_LINK } from '../../lib/links'
import { pointers, type CheckedFile } from '../checkedFile'
import { fieldAdvice } from '../fieldAdvice'
import { lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'
import { namedLinks } from '../settings'

const MAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/
const SECURE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/

const NAMED_LINKS = Object.keys(namedLinks)

const advice = (url: string, routes: ReadonlySet<string>) => {
  // addresses of articles differ by a digit only: the nearest one would be no help, and mostly the article was deleted
  if (isNewsRoute(url))
    return `but no article has that number; write another address. Until then it leads to ${NEWS_ROUTE}.`
  if (url.startsWith('/')) {
    const near = nearestSpelling(url, [...routes])
    return `but there is no such page; ${near ? `did you mean "${near}"?` : 'write another address.'}`
  }
  if (routes.has(`/${url}`)) return `which needs a slash in front; write "/${url}".`
  if (/^http:\/\/./.test(url)) return `which is not secure; write "${url.replace('http:', 'https:')}".`
  if (/^www\../.test(url)) return `which is not a full address; write "https://${url}".`
  const [, field] = SETTINGS_LINK.exec(url) ?? []
  if (field) return `but content/settings/links.md has no address "${field}"; ${fieldAdvice(field, NAMED_LINKS)}`
  if (/^mailto:/.test(url)) return 'which is not an e-mail address; write one such as mailto:hello@example.org.'
  return 'which is not an address; write a page of this site such as /dive-with-us, or a full address that begins with https://.'
}

const isRight = (url: string, routes: ReadonlySet<string>) =>
  url.startsWith('/')
    ? routes.has(url)
    : SECURE.test(url) || MAIL.test(url) || NAMED_LINKS.includes(SETTINGS_LINK.exec(url)?.[1] ?? '')

const goneArticle = (url: string) => (isNewsRoute(url) ? { goneArticle: url } : {})

/**
 * Links in fields and in the text: each leads to a page of this site or to a secure address.
 * @param routes every address of this site, from the first slash
 */
export const checkLinks = (checked: CheckedFile, tree: Root, routes: ReadonlySet<string>): Mistake[] => {
  const { file, lineOf } = checked
  const mistakes = pointers(checked, 'route')
    .filter(({ value }) => value.startsWith('/') && !routes.has(value))
    .map(({ field, value }): Mistake => {
      const message = `"${field}" leads to "${value}", ${advice(value, routes)}`
      return { file, line: lineOf(field), message, ...goneArticle(value) }
    })
  visit(tree, ['link', 'definition'], (node) => {
    const { url } = node as Link | Definition
    if (isRight(url, routes)) return
    const message =
      url === ''
        ? 'a link in the text has no address; write it between the round brackets: [the words](/dive-with-us).'
        : `a link in the text leads to "${url}", ${advice(url, routes)}`
    mistakes.push({ file, line: lineOfNode(checked, node), message, ...goneArticle(url) })
  })
  return mistakes
}
