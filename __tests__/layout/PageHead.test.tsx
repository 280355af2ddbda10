import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/i18n/languages'
import { PageHead } from '../../src/layout/PageHead'

jest.mock('gatsby', () => ({ graphql: () => undefined, useStaticQuery: jest.fn() }))

const BOTH: readonly { language: Language; route: string }[] = [
  { language: 'en', route: '/impact' },
  { language: 'id', route: '/id/impact' },
]

const headOf = (props: Partial<Parameters<typeof PageHead>[0]> = {}, toSupply = 0) => {
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
  return renderToStaticMarkup(
    <PageHead language="en" translations={BOTH} title="A page" description="What it says." {...props} />,
  )
}

test('a page without an address names neither itself nor a pair, and is not listed', () => {
  const html = headOf({ unlisted: true })
  expect(html).not.toMatch(/canonical|hreflang/i)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a preview keeps its addresses and is not listed', () => {
  expect(headOf()).not.toContain('noindex')
  const html = headOf({}, 3)
  expect(html).toContain('rel="canonical" href="https://reef.test/impact"')
  expect(html).toContain('noindex')
})
