import { plainVoidElements } from '../../../src/gatsby/builtPages/voidElements'
import { shareTags } from '../../../src/gatsby/builtPages/shareTags'

const tags = shareTags({
  language: 'en',
  alternates: [],
  title: 'Sharks & “rays”',
  description: 'A survey: 3 < 4.',
  address: 'https://reef.test/detail-news-27',
  siteName: 'The Foundation',
  picture: 'https://reef.test/static/share/1.jpg',
  pictureAlt: 'Sharks. A "ray"',
})

test('no text leaves its attribute', () => {
  expect(tags).toContain('<meta property="og:title" content="Sharks &amp; “rays”">')
  expect(tags).toContain('<meta name="twitter:description" content="A survey: 3 &lt; 4.">')
  expect(tags).toContain('<meta property="og:image:alt" content="Sharks. A &quot;ray&quot;">')
})

test('they are written as a finished page has them, so that the next build leaves it as it is', () => {
  expect(plainVoidElements(tags)).toBe(tags)
})
