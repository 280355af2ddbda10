import { readPrice, trip } from '../../../src/gatsby/structuredData/dive'
import { eventOf } from '../../../src/gatsby/structuredData/events'
import { jsonLd } from '../../../src/gatsby/structuredData/jsonLd'
import { breadcrumbList, webPage } from '../../../src/gatsby/structuredData/pages'
import { imageObject } from '../../../src/gatsby/structuredData/pictures'
import { faqPage } from '../../../src/gatsby/structuredData/questions'
import { foundation, website, type Site } from '../../../src/gatsby/structuredData/site'
import { article } from '../../../src/gatsby/structuredData/stories'

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
  countryCode: 'ID',
  email: null,
  phone: null,
  profiles: [],
  pictureLicence: null,
  hasSearch: false,
}
const picture = { src: '/static/one.jpg', width: 1200, height: 800, alt: 'A turtle' }
const story = {
  title: 'World Turtle Day',
  summary: 'Two hours on the shore.',
  route: '/detail-news-25',
  date: '2024-05-23',
  dateText: null,
  topics: ['Ocean', 'Events'],
  pictures: [picture],
  translations: [{ language: 'en', route: '/detail-news-25' }],
}
const indonesianSite: Site = { ...site, language: 'id' }
const bothLanguages = [...story.translations, { language: 'id', route: '/id/detail-news-25' }]

describe('the foundation', () => {
  test('has a name, a logo and an address in full', () => {
    expect(foundation(site)).toMatchObject({
      '@type': 'NGO',
      '@id': 'https://reef.test/#foundation',
      url: 'https://reef.test',
      logo: { url: 'https://reef.test/icon-512-maskable.png' },
      address: { streetAddress: 'A bay', addressLocality: 'North', postalCode: '12345', addressCountry: 'ID' },
    })
  })

  test('names pages elsewhere, mail and telephone only where they are known', () => {
    expect(Object.keys(foundation(site))).not.toEqual(expect.arrayContaining(['sameAs']))
    expect(JSON.stringify(foundation(site))).not.toMatch(/email|telephone|sameAs/)
    expect(
      foundation({ ...site, email: 'us@reef.test', phone: '+62 1', profiles: ['https://one.test'] }),
    ).toMatchObject({
      email: 'us@reef.test',
      telephone: '+62 1',
      sameAs: ['https://one.test'],
    })
  })

  test('its site says its language, and searches in it once there is a page for it', () => {
    expect(website(site)).toHaveProperty('inLanguage', 'en')
    expect(website(site)).not.toHaveProperty('potentialAction')
    expect(website({ ...indonesianSite, hasSearch: true })).toMatchObject({
      inLanguage: 'id',
      potentialAction: { target: { urlTemplate: 'https://reef.test/id/search?q={search_term_string}' } },
    })
  })
})

describe('an article', () => {
  test('has what Google asks for', () => {
    expect(article({ ...story, modified: '2025-01-02T03:04:05+08:00' }, site)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'World Turtle Day',
      datePublished: '2024-05-23',
      dateModified: '2025-01-02T03:04:05+08:00',
      author: { '@id': 'https://reef.test/#foundation' },
      publisher: { '@id': 'https://reef.test/#foundation' },
      mainEntityOfPage: { '@id': 'https://reef.test/detail-news-25' },
      image: [{ '@type': 'ImageObject', contentUrl: 'https://reef.test/static/one.jpg' }],
      articleSection: ['Ocean', 'Events'],
      inLanguage: 'en',
      isAccessibleForFree: true,
    })
  })

  test('and its translation name each other', () => {
    const english = article({ ...story, translations: bothLanguages }, site)
    expect(english).toMatchObject({
      '@id': 'https://reef.test/detail-news-25#article',
      workTranslation: [{ '@id': 'https://reef.test/id/detail-news-25#article', inLanguage: 'id' }],
    })
    expect(english).not.toHaveProperty('translationOfWork')
    const indonesian = article({ ...story, route: '/id/detail-news-25', translations: bothLanguages }, indonesianSite)
    expect(indonesian).toMatchObject({
      '@id': 'https://reef.test/id/detail-news-25#article',
      inLanguage: 'id',
      translationOfWork: { '@id': 'https://reef.test/detail-news-25#article', inLanguage: 'en' },
    })
    expect(indonesian).not.toHaveProperty('workTranslation')
  })

  test('without a translation names none', () => {
    expect(JSON.stringify(article(story, site))).not.toMatch(/workTranslation|translationOfWork/)
  })

  test('names where it happened and the organisations that its text names', () => {
    const told = { ...story, place: 'Gili Asahan, Lombok', partners: ['Oceanway Dive'], sponsors: ['Bio Farma'] }
    expect(article(told, site)).toMatchObject({
      contentLocation: { '@type': 'Place', name: 'Gili Asahan, Lombok' },
      contributor: [{ '@type': 'Organization', name: 'Oceanway Dive' }],
      sponsor: [{ '@type': 'Organization', name: 'Bio Farma' }],
    })
    for (const field of ['contentLocation', 'contributor', 'sponsor']) {
      expect(article({ ...story, place: null, partners: null, sponsors: null }, site)).not.toHaveProperty(field)
    }
  })

  test('invents no day: of “Early 2024” a machine learns the year', () => {
    expect(article({ ...story, dateText: 'Early 2024' }, site)).toHaveProperty('datePublished', '2024')
  })

  test('was not changed before or on the day it appeared', () => {
    expect(article({ ...story, modified: '2024-05-23T09:00:00+08:00' }, site)).not.toHaveProperty('dateModified')
    expect(article(story, site)).not.toHaveProperty('dateModified')
  })

  test('a guide is no news and has no day but the one when it was last looked through', () => {
    const page = article({ ...story, date: null, modified: '2025-01-02' }, site)
    expect(page).toMatchObject({ '@type': 'Article', dateModified: '2025-01-02', articleSection: ['Ocean', 'Events'] })
    expect(page).not.toHaveProperty('datePublished')
  })

  test('an event’s page is no news', () => {
    const page = article({ ...story, topics: [] }, site)
    expect(page).toHaveProperty('@type', 'Article')
    expect(page).not.toHaveProperty('articleSection')
  })
})

test('a picture says whose it is, and a licence only where there is one', () => {
  expect(imageObject(picture, site)).toMatchObject({
    contentUrl: 'https://reef.test/static/one.jpg',
    creator: { '@id': 'https://reef.test/#foundation' },
    copyrightNotice: '© The Foundation',
    caption: 'A turtle',
  })
  expect(imageObject(picture, site)).not.toHaveProperty('license')
  expect(imageObject(picture, { ...site, pictureLicence: 'https://licence.test' })).toHaveProperty(
    'license',
    'https://licence.test',
  )
})

describe('an event', () => {
  const event = { ...story, description: 'An afternoon.', startTime: '15:00', endTime: '17:00', place: null, picture }

  test('begins and ends in the time of Lombok', () => {
    expect(eventOf(event, site)).toMatchObject({
      '@type': 'Event',
      '@id': 'https://reef.test/detail-news-25#world-turtle-day',
      name: 'World Turtle Day',
      startDate: '2024-05-23T15:00:00+08:00',
      endDate: '2024-05-23T17:00:00+08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { '@id': 'https://reef.test/#foundation' },
      url: 'https://reef.test/detail-news-25',
    })
  })

  test('has a place and an hour only where they are known', () => {
    expect(eventOf(event, site)).not.toHaveProperty('location')
    const day = eventOf({ ...event, startTime: null, endTime: null, place: 'The beach' }, site)
    expect(day).toMatchObject({ startDate: '2024-05-23', location: { '@type': 'Place', name: 'The beach' } })
    expect(day).not.toHaveProperty('endDate')
  })
})

describe('a dive', () => {
  const dive = {
    title: 'Dive',
    description: 'Plant coral.',
    forWhom: 'For divers',
    benefits: ['Lunch', 'Gear'],
    picture,
  }

  test('is offered at each of its prices, and without one while the price only stands in', () => {
    const prices = [
      { what: 'Dive', which: '1 dive', price: 'IDR 750,000' },
      { what: 'Dive', which: '2 dives', price: null },
      { what: 'Diver’s lunch', which: null, price: 'IDR 1' },
    ]
    const { offers } = trip(dive, prices, site) as unknown as { offers: Record<string, string>[] }
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ['Dive, 1 dive', '750000', 'IDR'],
      ['Dive, 2 dives', undefined, undefined],
    ])
  })

  test.each([
    ['IDR 750,000', { priceCurrency: 'IDR', price: '750000' }],
    ['IDR 750000', { priceCurrency: 'IDR', price: '750000' }],
    ['Rp750.000', { priceCurrency: 'IDR', price: '750000' }],
    ['Rp 1.250.000', { priceCurrency: 'IDR', price: '1250000' }],
    ['Rp750.000,50', {}],
    ['IDR 750,000.50', {}],
    ['Rp —', {}],
    ['IDR —', {}],
    ['from IDR 750', {}],
    [null, {}],
  ])('reads the price %p', (amount, price) => expect(readPrice(amount)).toEqual(price))

  test('is booked on the page in the language', () => {
    const { offers } = trip(dive, [{ what: 'Dive', which: null, price: 'Rp750.000' }], indonesianSite) as unknown as {
      offers: Record<string, string>[]
    }
    expect(offers).toMatchObject([{ url: 'https://reef.test/id/dive-with-us', price: '750000', priceCurrency: 'IDR' }])
    expect(trip(dive, [], indonesianSite)).toHaveProperty('@id', 'https://reef.test/id/dive-with-us#dive')
  })

  test('tells whom it is for', () => {
    expect(trip(dive, [], site)).toMatchObject({
      '@type': 'TouristTrip',
      touristType: 'For divers',
      description: 'Plant coral. Lunch. Gear.',
    })
    expect(trip(dive, [], site)).not.toHaveProperty('offers')
  })
})

describe('a page', () => {
  const page = {
    title: 'Reef',
    description: 'About reefs.',
    address: 'https://reef.test/news/topics/reef',
    breadcrumb: [{ name: 'Home', to: '/' }, { name: 'News', to: '/news' }, { name: 'Reef' }],
  }

  test('has the path that it shows; its last step leads nowhere', () => {
    expect(breadcrumbList(page, site)).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://reef.test' },
          { position: 2, name: 'News', item: 'https://reef.test/news' },
          { position: 3, name: 'Reef' },
        ],
      },
    ])
    expect(breadcrumbList({ ...page, breadcrumb: [] }, site)).toEqual([])
    expect(webPage({ ...page, breadcrumb: [] }, site)).not.toHaveProperty('breadcrumb')
  })

  test('says its language', () => {
    expect(webPage(page, site)).toHaveProperty('inLanguage', 'en')
    expect(webPage(page, indonesianSite)).toHaveProperty('inLanguage', 'id')
  })

  test('that lists stories is a collection', () => {
    expect(webPage(page, site)).toHaveProperty('@type', 'WebPage')
    expect(webPage({ ...page, stories: ['/detail-news'] }, site)).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { itemListElement: [{ position: 1, url: 'https://reef.test/detail-news' }] },
    })
  })
})

test('no text can end the block of data', () => {
  const script = jsonLd([{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!--' }])
  expect(script.match(/</g)).toHaveLength(2)
  const { '@graph': graph } = JSON.parse(script.replace(/<[^>]*>/g, '')) as { '@graph': { name: string }[] }
  expect(graph[0]!.name).toBe('</script><script>alert(1)</script><!--')
})

describe('questions', () => {
  const question = { title: 'Who accounts for it?', html: '<p>In <a href="/impact">our numbers</a>.</p>' }

  test('stand with their answers, whose links are full addresses', () => {
    expect(faqPage('/give', [question], site)).toEqual([
      {
        '@type': 'FAQPage',
        '@id': 'https://reef.test/give#questions',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Who accounts for it?',
            acceptedAnswer: {
              '@type': 'Answer',
              text: '<p>In <a href="https://reef.test/impact">our numbers</a>.</p>',
            },
          },
        ],
      },
    ])
  })

  test('a page without any is no page of questions', () => {
    expect(faqPage('/give', [], site)).toEqual([])
  })
})
