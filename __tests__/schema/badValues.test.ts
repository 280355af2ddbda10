/** Values that no field may hold, whatever its kind: markup, signs that nobody sees, numbers of other places. */
import type { z } from 'zod'
import { checkField } from '../../src/schema/checkFrontMatter'
import { metaOf } from '../../src/schema/fields'
import { newsArticle } from '../../src/schema/news'
import { contentTypes } from '../../src/schema/registry'

const title = (value: unknown) => checkField(newsArticle, 'title', value)
const shownAs = (found: string, meant: string, language = 'Markdown') =>
  `holds ${found}, and signs of ${language} are shown as they stand here; ${meant ? `write ${meant}` : 'take it out'}.`

describe('markup in a field', () => {
  test.each([
    ['*Acropora* grows', shownAs('*Acropora*', 'Acropora')],
    ['_Acropora_ grows', shownAs('_Acropora_', 'Acropora')],
    ['The **big** bay', shownAs('**big**', 'big')],
    ['The [bay](/dive-with-us)', shownAs('[bay](/dive-with-us)', 'bay')],
    ['The `bay`', shownAs('`bay`', 'bay')],
    ['The ~~old~~ bay', shownAs('~~old~~', 'old')],
    ['The ==old== bay', shownAs('==old==', 'old')],
    ['## The bay', shownAs('## The bay', 'The bay')],
    ['![bay](bay.jpg)', shownAs('![bay](bay.jpg)', '')],
    ['CO~2~ rises', shownAs('CO~2~', 'CO2')],
    ['8 m^2^', shownAs('m^2^', 'm2')],
    ['Turtles :turtle:', shownAs(':turtle:', '')],
    ['Turtles[^1]', shownAs('[^1]', '')],
    ['5\\* hotel', shownAs('\\*', '*')],
    ['**Acropora', shownAs('**', '')],
    ['*Acropora', shownAs('*', '')],
    ['<https://www.noaa.gov>', shownAs('<https://www.noaa.gov>', 'https://www.noaa.gov')],
    ['<script>alert(1)</script>', shownAs('<script>alert(1)</script>', 'alert(1)', 'HTML')],
    ['The <em>Acropora</em> grows', shownAs('<em>Acropora</em>', 'Acropora', 'HTML')],
    ['One<br>two', shownAs('<br>', '', 'HTML')],
    ['<!-- later -->', shownAs('<!-- later -->', '', 'HTML')],
    ['Fish &amp; rice', shownAs('&amp;', '&', 'HTML')],
    ['Fish&nbsp;rice', shownAs('&nbsp;', 'a space', 'HTML')],
    ['It&#39;s deep', shownAs('&#39;', "'", 'HTML')],
  ])('%s', (value, sentence) => {
    expect(title(value)).toBe(`"title" ${sentence}`)
  })

  test.each([
    '5 * 3',
    '2*3*4',
    'a_b',
    'snake_case_name',
    '<3',
    '3 < 5 > 2',
    'AT&T',
    '& Co',
    'Q&A',
    'R&D;',
    '150k*',
    '+100',
    '#Reef',
    'Coral #3',
    '1. Knead',
    '2024. A year',
    '- one',
    '> 5 m',
    '[new] reef',
    '50% ~ 60%',
    '~20 m',
    'C++ and D++',
    '2+2=4',
    'at 10:30: a dive',
    'The 👩‍🔬',
    '“Reef” – it’s deep…',
    '@blue_reef_',
    '§ 5',
    'What? Why!',
  ])('%s is fine', (value) => {
    expect(title(value)).toBeUndefined()
  })

  const WORDS = /^(write one line|write one or two sentences|write two texts|write the institution|say in 10 to 250)/
  const fields = contentTypes.flatMap((type) =>
    Object.entries(type.schema.shape).flatMap(
      ([field, schema]): [string, string, (typeof contentTypes)[number], boolean][] => {
        const { write } = metaOf(schema as z.ZodType)
        const [, inList] = /^write a list of .* entries; for each, (.*)$/.exec(write) ?? []
        return WORDS.test(inList ?? write) ? [[type.name, field, type, inList !== undefined]] : []
      },
    ),
  )

  test('there are fields of words', () => {
    expect(fields.length).toBeGreaterThan(100)
  })

  test.each(fields)('%s: %s refuses it', (_type, field, type, inList) => {
    // long and short enough for one of them
    const values = [
      '*ab*',
      '*Acropora* grows',
      `The *Acropora* ${'grows '.repeat(14)}`,
      ...[20, 50, 90].map((times) => `The *Acropora* ${'grows '.repeat(times)}`),
      '*a* | b',
    ]
    const found = values.map((value) => checkField(type, field, inList ? [value] : value) ?? '')
    expect(found.join('\n')).toContain('signs of Markdown are shown as they stand here; write')
  })
})

describe('signs that nobody sees', () => {
  test.each([
    ['\u0008', 'U+0008 behind "Reef", a control character, which nobody sees; delete it.'],
    ['\u000b', 'U+000B behind "Reef", a line break from a word processor; delete it and type a space.'],
    ['\u000c', 'U+000C behind "Reef", a page break from a word processor; delete it and type a space.'],
    ['\r', 'U+000D behind "Reef", a line end of old computers; delete it and press Enter.'],
    ['\u001e', 'U+001E behind "Reef", a hyphen from a word processor; delete it and type a hyphen.'],
    ['\u001f', 'U+001F behind "Reef", a hyphen from a word processor that is seldom seen; delete it.'],
    ['\u0000', 'U+0000 behind "Reef", a control character, which nobody sees; delete it.'],
    ['\u007f', 'U+007F behind "Reef", a control character, which nobody sees; delete it.'],
    ['\u0085', 'U+0085 behind "Reef", a line break, or dots of an old encoding; delete it and type what is meant.'],
    ['\u0092', 'U+0092 behind "Reef", a quotation mark of an old encoding; delete it and type an apostrophe.'],
    ['\u0096', 'U+0096 behind "Reef", a dash of an old encoding; delete it and type a dash.'],
    ['\u009f', 'U+009F behind "Reef", a letter of an old encoding; delete it and type the letter anew.'],
    ['\u2028', 'U+2028 behind "Reef", a line break from a word processor; delete it and type a space.'],
    ['\u2029', 'U+2029 behind "Reef", a line break from a word processor; delete it and type a space.'],
    ['\u202a', 'U+202A behind "Reef", a sign that turns the direction of writing; delete it.'],
    ['\u202e', 'U+202E behind "Reef", a sign that turns the direction of writing; delete it.'],
    ['\u2066', 'U+2066 behind "Reef", a sign that turns the direction of writing; delete it.'],
    ['\u2069', 'U+2069 behind "Reef", a sign that turns the direction of writing; delete it.'],
    ['\ud800', 'U+D800 behind "Reef", half of a letter; delete it and type the letter anew.'],
    ['\udc00', 'U+DC00 behind "Reef", half of a letter; delete it and type the letter anew.'],
    ['\ufffe', 'U+FFFE behind "Reef", a control character, which nobody sees; delete it.'],
    ['\uffff', 'U+FFFF behind "Reef", a control character, which nobody sees; delete it.'],
    [
      '\ufffc',
      'U+FFFC behind "Reef", the place of a picture or another thing that was not copied with the text; delete it.',
    ],
    ['\ue000', 'U+E000 behind "Reef", a sign that only one font has; delete it and type what is meant.'],
  ])('%j is refused in any field', (sign, end) => {
    const value = `Reef${sign}story`
    expect(title(value)).toBe(`"title" holds ${end}`)
    expect(checkField(newsArticle, 'pictureAlt', value)).toBe(`"pictureAlt" holds ${end}`)
    expect(checkField(newsArticle, 'picture', `${value}.jpg`)).toBe(`"picture" holds ${end}`)
    expect(checkField(newsArticle, 'topics', ['Ocean', value])).toBe(`"topics" holds ${end}`)
  })

  test.each(['\t', '\u00a0', '\u200b', '\u00ad', '\ufeff', '\u2060', '\u200e', '\u202f', '\u2009'])(
    '%j does no harm',
    (sign) => {
      expect(title(`Reef${sign}story`)).toBeUndefined()
    },
  )
})

describe('a text for a picture', () => {
  const alt = (value: string) => checkField(newsArticle, 'pictureAlt', value)
  const say = '; say in 10 to 250 characters what is seen in the picture.'
  test.each([
    'IMG_2031.jpg',
    'IMG_20240512',
    'DSC_0001234',
    'DSC0001234',
    'PXL_20240512_103211',
    'DCIM 100 100 1',
    'WhatsApp Image 2024-05-12 at 10.32.11.jpeg',
    'WhatsApp Image 2024-05-12 at 10.32.11',
    'Screenshot 2024-05-12 103211',
    'Screen Shot 2024-05-12 at 10.32.11 AM',
    'Tangkapan Layar 2024-05-12 pukul 10.32.11',
    'image (3) (4)',
    'Foto 12 final',
    'photo-12345678',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'FB_IMG_1715489531',
    'IMG-20240512-WA0003',
    'Untitled design (1)',
    'Copy of DSC_0012 (2)',
    'sea-turtle-on-reef',
    'two_sharks_final',
    'a diver and a turtle.HEIC',
    'download (5)',
  ])('%s is refused as the name of a file', (value) => {
    expect(alt(value)).toBe(`"pictureAlt" is "${value}", the name of a file${say}`)
  })

  test.each([
    '............',
    'turtleturtle',
    'reef reef reef',
    '12 34 56 78 90',
    'a b c d e f g',
    '🐠🐠🐠🐠🐠🐠🐠🐠🐠🐠',
  ])('%s is refused as saying nothing', (value) => {
    expect(alt(value)).toBe(`"pictureAlt" is "${value}", which says nothing${say}`)
  })

  test('signs of no width are none', () => {
    expect(alt('\u200b'.repeat(12))).toBe(`"pictureAlt" is missing${say}`)
  })

  test.each([
    'A diver ties',
    'Photo wall of the school',
    'Blue-ringed octopus',
    'Reef at 5 m depth',
    'Two turtles, 2024',
  ])('%s is fine', (value) => {
    expect(alt(value)).toBeUndefined()
  })
})

describe('a number', () => {
  const RANGE = 'write a whole number from 0 to 9999.'
  test.each<[unknown, string]>([
    ['12', '"number" is "12", which is text because of its quotation marks; write 12 without them.'],
    ['007', '"number" is "007", which is text because of its quotation marks; write 7 without them.'],
    ['1_000', `"number" is "1_000"; ${RANGE}`],
    ['12345', `"number" is "12345"; ${RANGE}`],
    [10_000, `"number" is 10000; ${RANGE}`],
    [628123456, `"number" is 628123456; ${RANGE}`],
    [true, `"number" is true; ${RANGE}`],
  ])('%j is refused', (value, sentence) => {
    expect(checkField(newsArticle, 'number', value)).toBe(sentence)
  })
})
