/** Each language says all that there is to say, and says it as `Intl` knows the language. */
import { topicRoute } from '../../src/config/routes'
import { ALL_LANGUAGES } from '../../src/i18n/languages'
import { routeIn } from '../../src/i18n/routeIn'
import { topicName } from '../../src/i18n/topicName'
import { WORDS } from '../../src/i18n/words'
import { TOPICS } from '../../src/schema/news'

type Said = (...args: unknown[]) => string

/** All that a language says, by the path to it. */
const entries = (words: object, path = ''): [string, string | Said][] =>
  Object.entries(words).flatMap(([name, value]: [string, string | Said | object]) =>
    typeof value === 'object' ? entries(value, `${path}${name}.`) : [[path + name, value] as [string, string | Said]],
  )

/** What is said of some things, numbers or names: written out, a number is both. */
const saidOf = (value: string | Said, ...things: string[]) => (typeof value === 'string' ? value : value(...things))
const FEW = ['2', '3', '4', '5']
const MANY = ['7', '8', '9', '10']

describe.each(ALL_LANGUAGES)('%s', (language) => {
  const words = WORDS[language]
  const all = entries(words)

  test('writes times of day as Intl does', () => {
    const time = new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    })
    expect(words.common.time('08:30')).toBe(time.format(Date.UTC(2024, 0, 1, 8, 30)))
  })

  test('writes decimals as Intl does', () => {
    const sign = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')
    expect(words.common.decimalSign).toBe(sign?.value)
  })

  test('leaves no word empty, nor with space around it', () => {
    const said = all.map(([path, value]) => [path, saidOf(value, ...FEW)] as const)
    expect(said.filter(([, text]) => !text || text !== text.trim() || /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  test('says each number and name that it is given', () => {
    const same = all
      .filter(([, value]) => typeof value === 'function' && saidOf(value, ...FEW) === saidOf(value, ...MANY))
      .map(([path]) => path)
    // it only tells one from many
    expect(same.filter((path) => path !== 'news.stories')).toEqual([])
  })

  test('calls every topic by a name, and each at an address of its own', () => {
    const names = TOPICS.map((topic) => topicName(words, topic))
    expect(names.every(Boolean)).toBe(true)
    const routes = TOPICS.map((topic) => routeIn(language, topicRoute(topic)))
    expect(new Set(routes).size).toBe(TOPICS.length)
    expect(routes.filter((route) => !/^[a-z0-9/-]+$/.test(route))).toEqual([])
  })
})

test('one thing is counted as one in English', () => {
  const { common, news, search } = WORDS.en
  expect([1, 2].map(news.stories)).toEqual(['story', 'stories'])
  expect(search.found(1, 'reef')).toBe('1 result for “reef”')
  expect(common.standInsLeft(1)).toContain('1 thing still')
})

test('a position says one slide, or from which to which', () => {
  expect(WORDS.en.common.position('slide', 2, 2, 5)).toBe('slide 2 of 5')
  expect(WORDS.id.common.position('slide', 2, 4, 5)).toBe('slide 2 sampai 4 dari 5')
})
