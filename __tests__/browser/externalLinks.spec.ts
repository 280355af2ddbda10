import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { placeOf } from '../../src/lib/links'
import { isSupplied } from './isSupplied'
import { ROUTES } from './site'
import { WORDS } from '../../src/i18n/words'

const links = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inside = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replace(/&amp;/g, '&')
    return { href: attribute('href') ?? '', target: attribute('target'), rel: attribute('rel') ?? '', inside }
  })

/** The links of every HTML file of the build; as the browser reads it, noscript and all. */
const built = () =>
  htmlFiles('public')
    .filter((path) => !path.startsWith('admin'))
    .flatMap((path) => {
      const html = readFileSync(join('public', path), 'utf8')
      const [before = '', main = '', after = ''] = html.split(/<main|<\/main>/)
      const from = (part: string, isInMain: boolean) => links(part).map((link) => ({ path, isInMain, ...link }))
      return [...from(before + after, false), ...from(main, true)]
    })

/** In the language of the page */
const NEW_TAB = new RegExp(
  `(${Object.values(WORDS)
    .map(({ common }) => common.leadsTo('').slice(3, -1))
    .join('|')})\\)(</span>)+$`,
)

/** What is wrong with a link, each fault in one word or two. */
const faultsOf = ({ href, target, rel, inside }: ReturnType<typeof links>[number]) => {
  const leadsAway = /^https?:/.test(href)
  const opensTab = target === '_blank'
  const faults = {
    'leads nowhere': /^#?$|TODO/.test(href),
    'opens no tab': leadsAway && !opensTab,
    'no noopener': opensTab && !rel.includes('noopener'),
    'tab not said': opensTab && !NEW_TAB.test(inside),
    'no arrow': opensTab && !/class="where"/.test(inside),
    'host not said': leadsAway && opensTab && !inside.includes(placeOf(href)),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []))
}

test('every link of every page: other hosts open a new tab safely and say so, to the ear and to the eye', () => {
  const all = built()
  expect(all.filter(({ href }) => /^https?:/.test(href)).length).toBeGreaterThan(ROUTES.length)
  // one comparison: thousands of them take minutes
  expect(all.flatMap((link) => faultsOf(link).map((fault) => [link.path, link.href, fault]))).toEqual([])
})

/** What a chat or a letter is given to begin with; undefined for a link that begins none. */
const begunText = (href: string) => {
  const { host, searchParams } = new URL(href, 'https://here.test')
  if (/^(wa\.me|api\.whatsapp\.com)$/.test(host)) return searchParams.get('text') ?? ''
  return host === 'mail.google.com' ? (searchParams.get('body') ?? '') : undefined
}

test('a chat or a letter begins with what the page knows; only the footer’s number is there for anything', () => {
  const begun = built()
    .filter(({ isInMain }) => isInMain)
    .flatMap(({ path, href }) => begunText(href)?.replace(/^/, `${path}: `) ?? [])
  expect(begun.length > 0).toBe((['email', 'bookingPhone', 'store'] as const).some(isSupplied))
  expect(begun.filter((one) => one.endsWith(': '))).toEqual([])
})
