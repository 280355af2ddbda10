import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import '../../src/i18n/words'
import type { Language } from '../../src/i18n/languages'
import { PageHead } from '../../src/layout/PageHead'

jest.mock('gatsby', () => ({ graphql: () => undefined, useStaticQuery: jest.fn() }))

const BOTH: readonly { language: Language; route: string }[] = [
  { language: 'en', route: '/impact' },
  { language: 'id', route: '/id/impact' },
]

const fileOf = (src: string) => ({ childImageSharp: { share: { src, width: 1200, height: 630 } } })

const headOf = (props: Partial<Parameters<typeof PageHead>[0]> = {}, standInCount = 0) => {
  const inEach = (node: object) => ({ nodes: ['en', 'id'].map((tag) => ({ ...node, language: tag })) })
  const sharePicture = fileOf('/static/share.jpg')
  const contact = { name: 'The Foundation', siteUrl: 'https://reef.test', standInCount, email: 'a@b.test' }
  const standsIn = { placeholder: ['email'], sharePicture, sharePictureAlt: 'A reef' }
  jest.mocked(useStaticQuery).mockReturnValue({
    contact: inEach({ ...contact, ...standsIn }),
    links: inEach({}),
    menu: inEach({}),
    actions: { nodes: [] },
    texts: { nodes: [] },
  })
  return renderToStaticMarkup(
    <PageHead language="en" translations={BOTH} title="A page" description="What it says." {...props} />,
  )
}

test('a page without an address names neither itself nor a pair, and is not listed', () => {
  const html = headOf({ unlisted: true })
  expect(html).not.toMatch(/canonical|hreflang|og:|twitter:|ld\+json/i)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a preview keeps its addresses and is not listed', () => {
  expect(headOf()).not.toContain('noindex')
  const html = headOf({}, 3)
  expect(html).toContain('rel="canonical" href="https://reef.test/impact"')
  expect(html).toContain('noindex')
})

test('a page says how it looks where it is shared: in its language, with its own picture or that of the settings', () => {
  const html = headOf()
  expect(html).toContain('<meta property="og:type" content="website"/>')
  expect(headOf({ isArticle: true })).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('<meta property="og:locale" content="en_GB"/>')
  expect(html).toContain('<meta property="og:image" content="https://reef.test/static/share.jpg"/>')
  const picture = { file: fileOf('/static/one.jpg'), alt: 'A turtle' }
  expect(headOf({ picture })).toContain('<meta property="og:image" content="https://reef.test/static/one.jpg"/>')
})

test('what only stands in is told to nobody', () => {
  expect(headOf()).toContain('"@type":"NGO"')
  expect(headOf()).not.toContain('a@b.test')
})
