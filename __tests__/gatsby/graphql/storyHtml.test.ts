import { storyHtml, storyParts, textParts } from '../../../src/gatsby/graphql/storyHtml'
import type { Language } from '../../../src/i18n/languages'
import { routeIn } from '../../../src/i18n/routeIn'

const GONE = '/detail-news-17'
const linked = (language: Language, address: string) => {
  if (address === GONE) return '/news'
  return address.startsWith('/') ? routeIn(language, address) : address
}
const factsIn = (language: Language) => ({
  language,
  linkTo: (address: string) => linked(language, address),
  settings: { award: 'https://reef.test/award' },
  foreignWords: { id: ['gotong royong'], sas: ['nyale'] },
})
const html = (markdown: string, language: Language = 'en') => storyHtml(markdown, factsIn(language))

test('external links open a new tab, safely, and say so', () => {
  expect(html('[ICRI](https://icriforum.org)')).toBe(
    '<p><a href="https://icriforum.org" target="_blank" rel="noopener noreferrer">ICRI<span class="where"></span><span class="visually-hidden"> (icriforum.org, opens in a new tab)</span></a></p>',
  )
})

test('one that names a field of the settings has its address', () => {
  expect(html('[the award](settings:award)')).toContain('<a href="https://reef.test/award" target="_blank"')
})

test.each([
  ['a link to an article that is gone leads to all articles', `[x](${GONE})`, '<p><a href="/news">x</a></p>'],
  ['internal links stay as they are', '[seven](/detail-news-7)', '<p><a href="/detail-news-7">seven</a></p>'],
  [
    'a Latin name in brackets is marked as Latin',
    'green turtle (*Chelonia mydas*)',
    '<p>green turtle (<i lang="la">Chelonia mydas</i>)</p>',
  ],
  ['other emphasis is not', 'very *slowly*', '<p>very <em>slowly</em></p>'],
  [
    'an emphasised word of another language says which',
    'It is called *Gotong royong*',
    '<p>It is called <i lang="id">Gotong royong</i></p>',
  ],
  ['one that is not emphasised does not', 'called gotong royong', '<p>called gotong royong</p>'],
  [
    'a first word of one letter is bound to the next',
    'A piece of coral. A wave.',
    '<p>A\u202fpiece of coral. A wave.</p>',
  ],
  ['longer ones are not', 'Six in the morning.', '<p>Six in the morning.</p>'],
  [
    'the last two words of a long line stay together',
    'We are up and out at noon.',
    '<p>We are up and out at\u00a0noon.</p>',
  ],
  ['times stay on one line', 'Open 09:00–12:00.', '<p>Open 09:00\u2060–\u206012:00.</p>'],
  ['a value stays on the line of its sign', 'See (p < 0.1)', '<p>See (p\u00a0&#x3C;\u00a00.1)</p>'],
  ['what HTML a text may hold is shown', 'CO<sub>2</sub> rises', '<p>CO<sub>2</sub> rises</p>'],
  ['other HTML is left out', 'so <img src="x" onerror="alert(1)"> b', '<p>so  b</p>'],
  ['a script is left out', '<script>alert(1)</script>', ''],
])('%s', (_name, markdown, shown) => {
  expect(html(markdown)).toBe(shown)
})

describe('in Indonesian', () => {
  test('external links say in Indonesian that they open a new tab', () => {
    expect(html('[ICRI](https://icriforum.org)', 'id')).toContain(
      '<span class="visually-hidden"> (icriforum.org, terbuka di tab baru)</span>',
    )
  })

  test.each([
    ['links lead where they lead in the language', '[x](/detail-news-7)', '<p><a href="/id/detail-news-7">x</a></p>'],
    ['a word of the page’s own language is plain emphasis', 'Itu *gotong royong*', '<p>Itu <em>gotong royong</em></p>'],
    ['one of a third language says which', 'Orang menangkap *nyale*', '<p>Orang menangkap <i lang="sas">nyale</i></p>'],
    [
      'a Latin name in brackets is marked as Latin',
      'penyu hijau (*Chelonia mydas*)',
      '<p>penyu hijau (<i lang="la">Chelonia mydas</i>)</p>',
    ],
  ])('%s', (_name, markdown, shown) => {
    expect(html(markdown, 'id')).toBe(shown)
  })
})

test('a text is cut at its pictures, which keep their words', () => {
  const text =
    'A wave.\n\n![A reef with fish](reef.jpg "In [May].")\n\nSee [x](/dive-with-us).\n\n![A boat at a jetty](boat.jpg)'
  expect(textParts(text, factsIn('id'))).toEqual([
    {
      html: '<p>A\u202fwave.</p>',
      picture: { name: 'reef.jpg', alt: 'A reef with fish', caption: 'In [May].' },
    },
    {
      html: '<p>See <a href="/id/dive-with-us">x</a>.</p>',
      picture: { name: 'boat.jpg', alt: 'A boat at a jetty', caption: null },
    },
  ])
})

test('a picture of a text is a photograph where its caption says who took it', () => {
  const kinds = textParts(
    '![A reef](a.jpg "Nipah, 2025. Photo: A friend")\n\n![A boat](b.jpg "Nipah, 2025.")',
    factsIn('en'),
  )
  expect(kinds.map(({ picture }) => picture?.kind)).toEqual(['photo', undefined])
})

test('a text without pictures is one part, one that begins with a picture has nothing before it', () => {
  expect(textParts('Six.', factsIn('en'))).toEqual([{ html: '<p>Six.</p>' }])
  const [first, second] = textParts('![A reef with fish](reef.jpg)\n\nSix.', factsIn('en'))
  expect([first?.html, second?.html]).toEqual(['', '<p>Six.</p>'])
})

test('the second picture of a story stands where its text shows it, said by its fields, and else behind the text', () => {
  const fields = { secondPicture: 'b.jpg', secondPictureAlt: 'B', secondPictureCaption: 'C', secondPictureFocus: '5%' }
  const shown = (text: string) => storyParts(text, factsIn('en'), fields).map(({ picture }) => picture)
  const second = { name: 'b.jpg', alt: 'B', caption: 'C', focus: '5%' }
  expect(shown('One.')).toEqual([undefined, second])
  expect(shown('One.\n\n![](b.jpg)\n\nTwo.')).toEqual([second, undefined])
  expect(shown('![](b.jpg "Medana")')).toEqual([{ ...second, caption: 'Medana' }])
  expect(shown('![A jetty](b.jpg)')).toEqual([{ name: 'b.jpg', alt: 'A jetty', caption: null }])
})
