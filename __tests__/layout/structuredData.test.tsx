import { renderToStaticMarkup } from 'react-dom/server'
import '../../src/i18n/words'
import { StructuredData } from '../../src/layout/structuredData/StructuredData'
import { eventThings } from '../../src/layout/structuredData/events'
import { breadcrumbList, webPage } from '../../src/layout/structuredData/pages'
import { imageObject } from '../../src/layout/structuredData/pictures'
import { foundation, website, type Site } from '../../src/layout/structuredData/site'
import { article } from '../../src/layout/structuredData/stories'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const site: Site = {
  language: 'en',
  name: 'The Foundation',
  shortName: 'TF',
  description: 'Reefs and mangroves.',
  siteUrl: 'https://reef.test',
  street: 'A bay',
  locality: 'North',
  region: 'West',
  postalCode: '12345',
  email: null,
  phone: null,
  profiles: [],
  pictureLicence: null,
}
const indonesianSite: Site = { ...site, language: 'id' }
const picture = { childImageSharp: { share: { src: '/static/one.jpg', width: 1200, height: 800 } } }
const story = {
  title: 'World Turtle Day',
  summary: 'Two hours on the shore.',
  route: '/detail-news-25',
  label: null,
  date: '2024-05-23',
  dateText: null,
  topics: ['Ocean', 'Events'],
  picture,
  pictureAlt: 'A turtle',
}

test('the foundation names pages elsewhere, mail and telephone only where they are known', () => {
  expect(JSON.stringify(foundation(site))).not.toMatch(/email|telephone|sameAs/)
  const known = { email: 'us@reef.test', phone: '+62 1', profiles: ['https://one.test'] }
  expect(foundation({ ...site, ...known })).toMatchObject({
    '@type': 'NGO',
    '@id': 'https://reef.test/#foundation',
    email: 'us@reef.test',
    telephone: '+62 1',
    sameAs: ['https://one.test'],
  })
})

test('its site says its language', () => {
  expect(website(indonesianSite)).toMatchObject({ inLanguage: 'id' })
})

describe('an article', () => {
  test('has what Google asks for', () => {
    expect(article(story, site)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'World Turtle Day',
      datePublished: '2024-05-23',
      author: { '@id': 'https://reef.test/#foundation' },
      mainEntityOfPage: { '@id': 'https://reef.test/detail-news-25' },
      image: { contentUrl: 'https://reef.test/static/one.jpg', caption: 'A turtle' },
      articleSection: ['Ocean', 'Events'],
      inLanguage: 'en',
    })
  })

  test('calls its topics as in its language', () => {
    expect(article(story, indonesianSite)).toMatchObject({ articleSection: ['Laut', 'Acara'], inLanguage: 'id' })
  })

  test('invents no day: of “Early 2024” a machine learns the year', () => {
    expect(article({ ...story, dateText: 'Early 2024' }, site)).toHaveProperty('datePublished', '2024')
  })

  test('a guide is no news and has no day but the one when it was last looked through', () => {
    const page = article({ ...story, date: null, updated: '2025-01-02' }, site)
    expect(page).toMatchObject({ '@type': 'Article', dateModified: '2025-01-02' })
    expect(page).not.toHaveProperty('datePublished')
  })
})

test('a picture says whose it is, and a licence only where there is one', () => {
  expect(imageObject(picture, 'A turtle', site)).toMatchObject({
    copyrightNotice: '© The Foundation',
    caption: 'A turtle',
  })
  expect(imageObject(picture, 'A turtle', site)).not.toHaveProperty('license')
  expect(imageObject(picture, 'A turtle', { ...site, pictureLicence: 'https://licence.test' })).toHaveProperty(
    'license',
  )
})

describe('an event', () => {
  const event = {
    title: 'World Turtle Day',
    description: 'An afternoon.',
    date: '2024-05-23',
    startTime: '15:00',
    endTime: '17:00',
    place: null,
    link: '/detail-news-25',
    picture,
    pictureAlt: 'A turtle',
  }

  test('begins and ends in the time of Lombok, under the page that tells about it', () => {
    expect(eventThings([event], '/events', site)).toMatchObject([
      {
        '@id': 'https://reef.test/detail-news-25#world-turtle-day',
        startDate: '2024-05-23T15:00:00+08:00',
        endDate: '2024-05-23T17:00:00+08:00',
        url: 'https://reef.test/detail-news-25',
      },
    ])
  })

  test('has a day, a place and an hour only where they are known', () => {
    const [day] = eventThings([{ ...event, startTime: null, endTime: null, place: 'The beach' }], '/events', site)
    expect(day).toMatchObject({ startDate: '2024-05-23', location: { '@type': 'Place', name: 'The beach' } })
    expect(day).not.toHaveProperty('endDate')
    expect(eventThings([event], '/events', site)[0]).not.toHaveProperty('location')
    expect(eventThings([{ ...event, date: null }], '/events', site)).toEqual([])
  })

  test('told by another site stands where all are listed', () => {
    const [event2] = eventThings([{ ...event, link: 'https://other.test' }], '/events', site)
    expect(event2).toHaveProperty('url', 'https://reef.test/events')
  })
})

describe('a page', () => {
  const page = { title: 'Reef', description: 'About reefs.', route: '/news/topics/reef', label: 'Reef' }

  test('has the path that it shows; its last step leads nowhere', () => {
    expect(breadcrumbList({ ...page, parent: { label: 'News', to: '/news' } }, site)).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://reef.test' },
          { position: 2, name: 'News', item: 'https://reef.test/news' },
          { position: 3, name: 'Reef' },
        ],
      },
    ])
    expect(breadcrumbList({ ...page, label: undefined }, site)).toEqual([])
    expect(webPage({ ...page, label: undefined }, site)).not.toHaveProperty('breadcrumb')
  })
})

test('no text can end the block of data', () => {
  const name = '</script><script>alert(1)</script><!--'
  const script = renderToStaticMarkup(<StructuredData things={[{ '@type': 'WebPage', name }]} />)
  expect(script.match(/</g)).toHaveLength(2)
  const { '@graph': graph } = JSON.parse(script.replace(/<[^>]*>/g, '')) as { '@graph': { name: string }[] }
  expect(graph[0]!.name).toBe(name)
})
