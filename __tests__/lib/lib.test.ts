import { arrowKeyTarget } from '../../src/lib/arrowKeys'
import { countedUnits } from '../../src/lib/countedUnits'
import { chatLink, composeMailLink, messageLink, placeOf, videoPlayerLink, withMessage } from '../../src/lib/links'
import { relatedStories } from '../../src/lib/relatedStories'
import { storyDate } from '../../src/lib/storyDate'

describe('links', () => {
  test('a booking names the package and is encoded', () => {
    expect(messageLink('+62 800 0000 0000', 'Hi, I want to book Restorative Dive')).toBe(
      'https://api.whatsapp.com/send?phone=6280000000000&text=Hi%2C%20I%20want%20to%20book%20Restorative%20Dive',
    )
  })
  test('a chat is called by its service, any other place by its host', () => {
    expect(
      ['https://wa.me/6280000000000', 'https://api.whatsapp.com/send', 'https://www.patreon.com/ibf'].map(placeOf),
    ).toEqual(['WhatsApp', 'WhatsApp', 'patreon.com'])
  })
  test('the footer’s chat has an empty text', () => {
    expect(chatLink('+62 800 0000 0000')).toBe('https://wa.me/6280000000000?text=')
  })

  test('a chat that has no message gets one; other addresses are left as they are', () => {
    expect(withMessage('https://wa.me/6280000000000', 'Hi, a shirt?')).toBe(
      'https://wa.me/6280000000000?text=Hi%2C%20a%20shirt%3F',
    )
    for (const address of ['https://wa.me/6280000000000?text=Hello', 'https://shop.example.org/goods'])
      expect(withMessage(address, 'Hi, a shirt?')).toBe(address)
  })
  test('mail opens a web compose window with subject and body', () => {
    const url = new URL(composeMailLink('hello@example.org', 'Hello & welcome', 'Dear IBF'))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      to: 'hello@example.org',
      su: 'Hello & welcome',
      body: 'Dear IBF',
    })
  })
  test('the player comes from the host that sets no cookie', () => {
    expect(new URL(videoPlayerLink('b6_wsXVRWCA')).host).toBe('www.youtube-nocookie.com')
  })
})

describe('storyDate', () => {
  test('a known day is written out', () => {
    expect(storyDate('2024-05-23', null, 'en')).toEqual({
      text: '23 May 2024',
      dateTime: '2024-05-23',
    })
  })
  test('of an unknown day the machine gets the year only', () => {
    expect(storyDate('2023-02-10', 'Early 2023', 'en')).toEqual({
      text: 'Early 2023',
      dateTime: '2023',
    })
  })
})

describe('relatedStories', () => {
  const story = (id: string, ...topics: string[]) => ({ id, route: `/${id}`, topics })
  const stories = [
    story('a', 'Reef'),
    story('b', 'Ocean'),
    story('c', 'Reef'),
    story('d', 'Reef', 'Ocean'),
    story('e', 'Reef'),
  ]
  test('shares topics, leaves out itself, prefers what is near in time, newest first', () => {
    expect(relatedStories(stories, 0)).toEqual(['e', 'd', 'c'])
    expect(relatedStories(stories, 4)).toEqual(['d', 'c', 'a'])
  })
  test('of a page that is no article: the newest', () => {
    expect(relatedStories(stories, stories.length)).toEqual(['e', 'd', 'c'])
  })
})

describe('arrowKeyTarget', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s at %d leads to %s', (key, index, target) => {
    expect(arrowKeyTarget(key, index, 3)).toBe(target)
  })
})

describe('countedUnits', () => {
  test('a figure as units of a hundred, newcomers among them', () => {
    expect(countedUnits('5500+', '+100', 100, '.')).toEqual({ all: 55, added: 1, missing: 0 })
    expect(countedUnits('3,000+', '+200', 100, '.')).toEqual({ all: 30, added: 2, missing: 0 })
  })
  test('also as other languages write it', () => {
    expect(countedUnits('3.000+', '+200', 100, ',')).toEqual({ all: 30, added: 2, missing: 0 })
    expect(countedUnits('1,5 ha', '+1', 1, ',')).toEqual({ all: 2, added: 1, missing: 0 })
  })
  test('of a share, what is missing to the whole', () => {
    expect(countedUnits('90%', '', 10, '.')).toEqual({ all: 9, added: 0, missing: 1 })
    expect(countedUnits('150%', '', 10, '.')).toEqual({ all: 15, added: 0, missing: 0 })
  })
  test('always draws something, and never more newcomers than units', () => {
    expect(countedUnits('40', '+900', 100, '.')).toEqual({ all: 1, added: 1, missing: 0 })
  })
})
