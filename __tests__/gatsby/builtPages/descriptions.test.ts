import { descriptions, siteOf } from '../../../src/gatsby/builtPages/descriptions'

const file = (name: string) => ({
  absolutePath: `/content/${name}`,
  childImageSharp: {
    resize: { src: `/static/${name}`, width: 1200, height: 800 },
    share: { src: `/static/share/${name}`, width: 1200, height: 630 },
  },
})
const story = (number: number, topics: string[]) => ({
  id: `story ${number}`,
  route: `/detail-news-${number}`,
  label: number === 1 ? 'Project Updates' : null,
  title: `Story ${number}`,
  summary: 'A summary.',
  date: '2024-05-23',
  dateText: null,
  topics,
  picture: file(`${number}.jpg`),
  pictureAlt: 'A picture',
  secondPicture: file('second.jpg'),
  secondPictureAlt: 'Another picture',
  file: `content/news/${number}/index.md`,
  translations: [{ language: 'en', route: `/detail-news-${number}` }],
  place: null,
  partners: null,
  sponsors: null,
})
const list = (name: string, ids: string[], language = 'en') => ({
  language,
  list: { kind: 'topic' as const, name, route: `/news/topics/${name}`, count: ids.length },
  ids,
})

const content: Queries.DescribedContentQuery = {
  contact: {
    name: 'The Foundation',
    shortName: 'TF',
    description: 'Reefs.',
    siteUrl: 'https://reef.test',
    street: 'A bay',
    locality: 'North',
    region: 'West',
    postalCode: '12345',
    countryCode: 'ID',
    email: 'hello@example.org',
    phone: '+62 800 0000 0000',
    placeholder: ['email', 'phone'],
    sharePicture: file('share.jpg'),
    sharePictureAlt: 'A low sun',
  },
  links: {
    facebook: 'https://facebook.test',
    instagram: 'https://instagram.test',
    pictureLicence: null,
    placeholder: ['instagram'],
  },
  diveBanner: { title: 'Dive With Us', picture: file('dive.jpg'), pictureAlt: 'A dive' },
  allSitePage: {
    nodes: [
      { path: '/', pageContext: {} },
      { path: '/news/topics/reef', pageContext: list('Reef', ['story 2', 'story 1']) },
      { path: '/news/topics/ocean', pageContext: list('Ocean', []) },
    ],
  },
  allNewsArticle: { nodes: [story(1, ['Reef']), story(2, ['Mangrove', 'Reef'])] },
  allGuide: {
    nodes: [{ ...story(3, ['Ocean']), id: 'guide', route: '/guides/heat', date: null, updated: '2024-10-01' }],
  },
  allEventPage: { nodes: [] },
  allEvent: { nodes: [] },
  allQuestion: {
    nodes: [
      { title: 'How old must I be?', about: 'diving', html: '<p>Ten.</p>' },
      { title: 'Can I give once?', about: 'giving', html: '<p>Yes.</p>' },
    ],
  },
  allActionPage: {
    nodes: [
      { route: '/give', label: 'Give', about: 'giving', picture: file('give.jpg'), pictureAlt: 'A coral' },
      { route: '/schools', label: 'Schools', about: 'schools', picture: file('schools.jpg'), pictureAlt: 'A class' },
    ],
  },
  allTextPage: { nodes: [{ route: '/privacy', label: 'Privacy' }] },
  pressPage: { label: 'Press' },
  logbookPage: { label: 'Logbook' },
  paperReefPage: { label: 'Paper reef' },
  allDivePackage: { nodes: [] },
  priceSettings: { prices: null, placeholder: null },
}
const site = siteOf(content, 'en')
const descriptionOf = descriptions(content, site, () => '2025-01-02T03:04:05+08:00')

test('what only stands in is not told', () => {
  expect(site).toMatchObject({ email: null, phone: null, profiles: ['https://facebook.test'], hasSearch: false })
  const ready = siteOf(
    {
      ...content,
      contact: { ...content.contact, placeholder: null },
      links: { ...content.links, placeholder: null },
      allSitePage: { nodes: [{ path: '/search', pageContext: {} }] },
    },
    'en',
  )
  expect(ready).toMatchObject({
    email: 'hello@example.org',
    phone: '+62 800 0000 0000',
    profiles: ['https://facebook.test', 'https://instagram.test'],
    hasSearch: true,
  })
})

test('a story is shown by its picture, and says when it appeared and was changed', () => {
  expect(descriptionOf('/detail-news-2')).toMatchObject({
    picture: { src: '/static/share/2.jpg' },
    article: { published: '2024-05-23', modified: '2025-01-02T03:04:05+08:00', topics: ['Mangrove', 'Reef'] },
  })
})

test('a list is shown by its first story that is mostly of its topic', () => {
  expect(descriptionOf('/news/topics/reef')).toMatchObject({
    picture: { src: '/static/share/1.jpg' },
    stories: ['/detail-news-2', '/detail-news-1'],
  })
})

test.each(['/', '/news/topics/ocean', '/a-page-that-is-not-known-here'])(
  '%s has the picture of the settings',
  (route) => {
    expect(descriptionOf(route)).toMatchObject({ picture: { src: '/static/share/share.jpg', alt: 'A low sun' } })
  },
)

test.each([
  ['/dive-with-us', ['How old must I be?']],
  ['/give', ['Can I give once?']],
  ['/schools', undefined],
  ['/privacy', undefined],
])('%s tells the questions that stand there', (route, questions) => {
  const faq = descriptionOf(route).things.find((thing) => (thing as { '@type': string })['@type'] === 'FAQPage')
  expect((faq as { mainEntity: { name: string }[] } | undefined)?.mainEntity.map(({ name }) => name)).toEqual(questions)
})

test('a page about giving is shown by its own picture', () => {
  expect(descriptionOf('/give').picture).toMatchObject({ src: '/static/share/give.jpg', alt: 'A coral' })
})

test('a dive is offered at its prices, and without one while the prices only stand in', () => {
  const dive = { title: 'Dive', description: '', forWhom: '', benefits: [], picture: file('dive.jpg'), pictureAlt: '' }
  const offersWith = (placeholder: string[] | null) => {
    const prices = [
      { what: 'Dive', which: '1 dive', price: 'IDR 750,000' },
      { what: 'Snorkeling', which: null, price: 'IDR 1' },
    ]
    const offered = { ...content, allDivePackage: { nodes: [dive] }, priceSettings: { prices, placeholder } }
    return descriptions(offered, site, () => undefined)('/dive-with-us').things.slice(0, 1)
  }
  expect(offersWith(null)).toMatchObject([{ offers: [{ name: 'Dive, 1 dive', price: '750000' }] }])
  expect(offersWith(['prices'])).toMatchObject([{ offers: [{ name: 'Dive, 1 dive' }] }])
  expect(JSON.stringify(offersWith(['prices']))).not.toContain('750000')
})

describe('in another language', () => {
  const other: Queries.DescribedContentQuery = {
    ...content,
    allNewsArticle: { nodes: [{ ...story(2, ['Mangrove', 'Reef']), route: '/id/detail-news-2' }] },
    allGuide: { nodes: [] },
    allSitePage: {
      nodes: [
        { path: '/search', pageContext: {} },
        { path: '/news/topics/reef', pageContext: list('Reef', ['story 2']) },
        { path: '/id/news/topics/terumbu', pageContext: list('Reef', ['story 2'], 'id') },
      ],
    },
  }
  const otherSite = siteOf(other, 'id')
  const descriptionThere = descriptions(other, otherSite, () => undefined)

  test.each([
    ['/id', []],
    ['/id/impact', [{ name: 'Beranda', to: '/id' }, { name: 'Angka kami' }]],
    ['/id/dive-with-us', [{ name: 'Beranda', to: '/id' }, { name: 'Dive With Us' }]],
    ['/id/press', [{ name: 'Beranda', to: '/id' }, { name: 'Press' }]],
    ['/id/detail-news-2', [{ name: 'Beranda', to: '/id' }, { name: 'Cerita' }]],
    [
      '/id/news/topics/terumbu',
      [{ name: 'Beranda', to: '/id' }, { name: 'Kabar', to: '/id/news' }, { name: 'Terumbu' }],
    ],
  ])('%s says its breadcrumb', (route, breadcrumb) => {
    expect(descriptionThere(route).breadcrumb).toEqual(breadcrumb)
  })

  test('topics are called as there', () => {
    expect(descriptionThere('/id/detail-news-2')).toMatchObject({
      article: { topics: ['Mangrove', 'Terumbu'] },
    })
    expect(descriptionThere('/id/news/topics/terumbu').stories).toEqual(['/id/detail-news-2'])
  })

  test('lists of other languages are not described, nor is there their search', () => {
    expect(descriptionThere('/news/topics/reef')).not.toHaveProperty('stories')
    expect(otherSite.hasSearch).toBe(false)
    const pages = { nodes: [{ path: '/id/search', pageContext: {} }] }
    expect(siteOf({ ...other, allSitePage: pages }, 'id').hasSearch).toBe(true)
  })
})

test('a guide has no day of publication, and says when it was last looked through', () => {
  const { article } = descriptionOf('/guides/heat')
  expect(article).toEqual({ modified: '2024-10-01', topics: ['Ocean'] })
})
