import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { hostOf, placeOf } from '../../src/lib/links'
import { contentTree } from '../../src/schema/contentTree'
import { ROUTES } from './site'
import { WORDS } from '../../src/i18n/words'

/** Every HTML file of the build; as the browser reads it, noscript and all. */
const pages = () =>
  htmlFiles('public')
    .filter((path) => !path.startsWith('admin'))
    .map((path) => [path, readFileSync(join('public', path), 'utf8')] as const)

const contentText = () =>
  contentTree('.')
    .files.filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(join('content', path), 'utf8'))
    .join('\n')

/** Hosts of messages, sharing, films and maps, whose addresses src/lib/{links,coordinates}.ts and ShareLinks make; the coast's source. */
const MADE_HOSTS = [
  'wa.me',
  'api.whatsapp.com',
  'mail.google.com',
  'youtube.com',
  'facebook.com',
  'openstreetmap.org',
  'soest.hawaii.edu',
]

const links = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inside = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replace(/&amp;/g, '&')
    return { href: attribute('href') ?? '', target: attribute('target'), rel: attribute('rel') ?? '', inside }
  })

/** In the language of the page */
const NEW_TAB = new RegExp(
  `(${Object.values(WORDS)
    .map(({ common }) => common.opensNewTab.slice(1, -1))
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
    'no arrow': opensTab && !inside.includes('#i-out'),
    'host not said': leadsAway && opensTab && !inside.includes(placeOf(href)),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []))
}

test('every link of every page: other hosts open a new tab safely and say so, to the ear and to the eye', () => {
  const files = pages()
  expect(files.length).toBeGreaterThanOrEqual(ROUTES.length)
  const all = files.flatMap(([path, html]) => links(html).map((link) => ({ path, ...link })))
  expect(all.filter(({ href }) => /^https?:/.test(href)).length).toBeGreaterThan(files.length)
  // one comparison: thousands of them take minutes
  expect(all.flatMap((link) => faultsOf(link).map((fault) => [link.path, link.href, fault]))).toEqual([])
})

/** What a chat is given to begin with; undefined for a link that begins none. */
const chatText = (href: string) => {
  const { host, searchParams } = new URL(href, 'https://here.test')
  return /^(wa\.me|api\.whatsapp\.com)$/.test(host) ? (searchParams.get('text') ?? '') : undefined
}

test('a chat or a letter begins with what the page knows; only the footer’s number is there for anything', () => {
  const begun: string[] = []
  for (const [path, html] of pages()) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    for (const { href } of links(main)) {
      const text = chatText(href)
      if (text !== undefined) begun.push(`${path}: ${text}`)
      const url = new URL(href, 'https://here.test')
      if (url.host === 'mail.google.com') begun.push(`${path}: ${url.searchParams.get('body')}`)
    }
  }
  expect(begun.length).toBeGreaterThan(0)
  expect(begun.filter((one) => one.endsWith(': '))).toEqual([])
})

test('every host that a link leads to stands in the content or is one of a service that we name', () => {
  const written = new Set([...contentText().matchAll(/https:\/\/[^\s)"'|]+/g)].map(([address]) => hostOf(address)))
  const isNamed = (host: string) => written.has(host) || MADE_HOSTS.includes(host)
  const unnamed = pages().flatMap(([path, html]) =>
    links(html)
      .filter(({ href }) => /^https?:/.test(href) && !isNamed(hostOf(href)))
      .map(({ href }) => [path, href]),
  )
  expect(unnamed).toEqual([])
})

test('the host is shown beside the words where there is room', async ({ page }) => {
  await page.goto('/')
  for (const [name, host] of [
    [/^Adopt Coral Now/, 'patreon.com'],
    [/^Visit Our Online Store/, 'WhatsApp'],
    [/^Watch it on YouTube/, 'youtube.com'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name }).first()
    await expect(link.getByText(host)).toBeVisible()
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Facebook facebook\.com/ })).toBeVisible()
})
