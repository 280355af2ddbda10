import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/i18n/languages'
import { PageHead } from '../../src/layout/PageHead'

jest.mock('gatsby', () => ({ graphql: () => undefined, useStaticQuery: jest.fn() }))

const BOTH: readonly { language: Language; route: string }[] = [
  { language: 'en', route: '/impact' },
  { language: 'id', route: '/id/impact' },
]

/** As in a browser: what is said twice, what leads where. */
const headOf = (language: Language, props: Partial<Parameters<typeof PageHead>[0]> = {}, toSupply = 0) => {
  const inEach = (node: object) => ({ nodes: ['en', 'id'].map((tag) => ({ ...node, language: tag })) })
  const contact = { name: 'The Foundation', siteUrl: 'https://reef.test', toSupply }
  jest.mocked(useStaticQuery).mockReturnValue({
    contact: inEach(contact),
    links: inEach({}),
    menu: inEach({}),
    press: inEach({}),
    actions: { nodes: [] },
    texts: { nodes: [] },
  })
  const html = renderToStaticMarkup(
    <PageHead language={language} translations={BOTH} title="A page" description="What it says." {...props} />,
  )
  const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const links = (html.match(/<link[^>]*>/g) ?? []).map((tag) => ({
    rel: valueOf(tag, 'rel'),
    language: valueOf(tag, 'hreflang'),
    href: valueOf(tag, 'href'),
  }))
  return {
    html,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    pairs: links.filter(({ language: tag }) => tag).map(({ language: tag, href }) => [tag, href]),
  }
}

test.each<[Language, string]>([
  ['en', 'https://reef.test/impact'],
  ['id', 'https://reef.test/id/impact'],
])('a page in %s has one address, and names its pair', (language, address) => {
  const { html, canonical, pairs } = headOf(language)
  expect(html).toContain('<title>A page | The Foundation</title>')
  expect(html).toContain('<meta name="description" content="What it says."/>')
  expect(canonical).toEqual([address])
  expect(pairs).toEqual([
    ['en', 'https://reef.test/impact'],
    ['id', 'https://reef.test/id/impact'],
    ['x-default', 'https://reef.test/impact'],
  ])
})

test('a page without an address names neither itself nor a pair, and is not listed', () => {
  const { html, canonical, pairs } = headOf('id', { unlisted: true })
  expect(canonical).toEqual([])
  expect(pairs).toEqual([])
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a preview keeps its addresses and is not listed', () => {
  expect(headOf('en').html).not.toContain('noindex')
  const { html, canonical } = headOf('en', {}, 3)
  expect(canonical).toEqual(['https://reef.test/impact'])
  expect(html).toContain('noindex')
})
