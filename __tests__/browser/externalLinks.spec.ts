import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { hostOf, placeOf } from '../../src/lib/links'
import { contentTree } from '../../src/schema/contentTree'
import { PAGE_KINDS, ROUTES } from './site'
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

test('every link of every page: other hosts open a new tab safely and say so, to the ear and to the eye', () => {
  const files = pages()
  expect(files.length).toBeGreaterThanOrEqual(ROUTES.length)
  let external = 0
  for (const [path, html] of files) {
    for (const { href, target, rel, inside } of links(html)) {
      const leadsAway = /^https?:/.test(href)
      expect(href, path).not.toMatch(/^#?$|TODO/)
      if (leadsAway) {
        external += 1
        expect([path, href, target]).toEqual([path, href, '_blank'])
      }
      if (target !== '_blank') continue
      expect([path, href, rel]).toEqual([path, href, expect.stringContaining('noopener')])
      expect([path, href, inside]).toEqual([path, href, expect.stringMatching(NEW_TAB)])
      expect([path, href, inside]).toEqual([path, href, expect.stringContaining('#i-out')])
      if (leadsAway) expect(inside, path).toContain(placeOf(href))
    }
  }
  expect(external).toBeGreaterThan(files.length)
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
  for (const [path, html] of pages()) {
    for (const { href } of links(html)) {
      if (!/^https?:/.test(href)) continue
      const host = hostOf(href)
      expect([path, host, written.has(host) || MADE_HOSTS.includes(host)]).toEqual([path, host, true])
    }
  }
})

test('numbers and addresses that stand in look and work as the real ones will', async ({ page }) => {
  await page.goto('/dive-with-us')
  const bookings = page.getByRole('main').getByRole('link', { name: /^Book Now/ })
  for (const link of await bookings.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=Hi%2C/)
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^https:\/\/mail\.google\.com\/mail\//)
  await expect(footer.getByRole('link', { name: /^\+62/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=$/)
  await expect(page.getByText(/to follow/)).toHaveCount(0)
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

for (const width of [320, 390, 768, 1000, 1280, 1920]) {
  test(`the words about where links lead break no layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      PAGE_KINDS.home,
      PAGE_KINDS.dive,
      PAGE_KINDS['article with slider'],
      PAGE_KINDS['all events'],
    ]) {
      await page.goto(path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, over <= 0]).toEqual([path, true])
      const cut = await page
        .locator('a[target="_blank"]')
        .evaluateAll((all) =>
          all.filter((a) => a.clientWidth > 0 && a.scrollWidth > a.clientWidth + 1).map((a) => a.textContent),
        )
      expect([path, cut]).toEqual([path, []])
    }
  })
}
