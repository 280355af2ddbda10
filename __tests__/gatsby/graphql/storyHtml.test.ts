/** @jest-environment node */
import type { Element, Root } from 'hast'
import { storyHtml } from '../../../src/gatsby/graphql/storyHtml'

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const text = (value: string) => ({ type: 'text', value }) as const
const GONE = '/detail-news-17'
const html = (...children: Element['children']) =>
  storyHtml({ type: 'root', children: [element('p', {}, ...children)] } satisfies Root, {
    goneArticles: [GONE],
    settings: { award: 'https://reef.test/award' },
    foreignWords: { id: ['gotong royong'] },
  })

test('external links open a new tab, safely, and say so', () => {
  expect(html(element('a', { href: 'https://icriforum.org' }, text('ICRI')))).toBe(
    '<p><a href="https://icriforum.org" target="_blank" rel="noopener noreferrer">ICRI<svg class="icon out" aria-hidden="true"><use href="#i-out"></use></svg><span class="new-tab"> (icriforum.org, opens in a new tab)</span></a></p>',
  )
})

test('one whose address stands in leads to the page that says so', () => {
  expect(html(element('a', { href: 'https://example.org/award' }, text('the award')))).toBe(
    '<p><a href="/address-follows" target="_blank" rel="noopener noreferrer">the award (address to follow)<svg class="icon out" aria-hidden="true"><use href="#i-out"></use></svg><span class="new-tab"> (opens in a new tab)</span></a></p>',
  )
})

test('one that names a field of the settings has its address', () => {
  expect(html(element('a', { href: 'settings:award' }, text('the award')))).toContain(
    '<a href="https://reef.test/award" target="_blank"',
  )
})

test('one to an article that is gone leads to all articles', () => {
  expect(html(element('a', { href: GONE }, text('seventeen')))).toBe('<p><a href="/news">seventeen</a></p>')
})

test('internal links stay as they are', () => {
  expect(html(element('a', { href: '/detail-news-7' }, text('seven')))).toBe(
    '<p><a href="/detail-news-7">seven</a></p>',
  )
})

test('a Latin name in brackets is marked as Latin; other emphasis is not', () => {
  expect(html(text('green turtle ('), element('em', {}, text('Chelonia mydas')), text(')'))).toContain(
    '<i lang="la">Chelonia mydas</i>',
  )
  expect(html(text('very '), element('em', {}, text('slowly')))).toContain('<em>slowly</em>')
})

test('an emphasised word of another language says which', () => {
  expect(html(text('It is called '), element('em', {}, text('Gotong royong')))).toContain(
    '<i lang="id">Gotong royong</i>',
  )
  expect(html(text('called gotong royong'))).toBe('<p>called gotong royong</p>')
})

test('the tree that Gatsby keeps is not changed', () => {
  const root: Root = { type: 'root', children: [element('a', { href: 'https://icriforum.org' }, text('ICRI'))] }
  const before = structuredClone(root)
  storyHtml(root, { goneArticles: [], settings: {}, foreignWords: {} })
  expect(root).toEqual(before)
})

test('a first word of one letter is bound to the next, and longer ones are not', () => {
  expect(html(text('A piece of coral. A wave.'))).toBe('<p>A\u00a0piece of coral. A wave.</p>')
  expect(html(text('Six in the morning.'))).toBe('<p>Six in the morning.</p>')
})
