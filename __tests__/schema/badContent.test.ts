/** One row for each kind of fault: what an editor does, and what the check finds. How it is said is in messages.test.ts. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContent } from '../../src/schema/checkContent'
import { mistakeText, sentenceOf } from '../../src/schema/mistake'
import { ARTICLE, CARD, EVENT_PAGE, FOLDER, OTHER, PARTNER } from './exampleContent'
import { addsText, edits, kindsOf, mistakesAfter, reportAfter, setsField, typed, writes, type Spoil } from './spoil'

const CONTACT = 'content/settings/contact.md'
/** The line of a paragraph that is added to the article */
const ADDED = 19

describe('a value that does not fit its field', () => {
  test.each([
    ['title: ', 'title:3 missing'],
    ['title: 2024', 'title:3 notText'],
    [`title: ${'Reef '.repeat(20)}`, 'title:3 wrongLength'],
    ['title: "A\\vstory"', 'title:3 hiddenSign'],
    ['title: The reefâ€™s year', 'title:3 hiddenSign'],
    ['colour: blue', 'colour:2 unknownField theFieldsAre'],
    ['Author: Ana', 'Author:2 unknownField didYouMean'],
    ['number: "12"', 'number:2 wrongValue'],
    ['number: 12.5', 'number:2 wrongValue'],
    ['number: 1e21', 'number:2 wrongValue'],
    ['date: 2024-02-30', 'date:5 wrongValue'],
    ['date: 31.12.2024', 'date:5 wrongValue'],
    ['date: 0204-05-23', 'date:5 wrongValue'],
    ['topics: Ocean', 'topics:10 wrongValue'],
    ['topics: [Ocaen]', 'topics.1:10 wrongValue'],
    ['picture: ../13-ocean-acidification/lead.jpg', 'picture:6 wrongValue'],
    ['pictureAlt: DSC_0001.jpg', 'pictureAlt:7 wrongValue'],
    ['pictureFocus: middle', 'pictureFocus:2 wrongValue'],
    ['pictureKind: painting', 'pictureKind:2 wrongValue'],
    ['video: https://youtu.be/b6_wsXVRWCA', 'video:2 wrongValue'],
    ['sliderAutoplay: sometimes', 'sliderAutoplay:2 wrongValue'],
    ['facts: [2000 images]', 'facts.1:2 wrongValue'],
    ['facts: [{ value: Over 2000, what: }]', 'facts.1.what:2 missing'],
    ['facts: [{ value: Over 2000, what: images, waht: pictures }]', 'facts.1.waht:2 unknownField didYouMean'],
    ['sources: [{ text: "NOAA, 2024: heat", address: "javascript:alert(1)" }]', 'sources.1.address:2 wrongValue'],
  ])('%j', async (line, found) => {
    expect(await mistakesAfter(typed(line))).toEqual([found])
  })

  test.each([
    [PARTNER, 'logo', 'logo.pdf'],
    [EVENT_PAGE, 'route', 'reef day'],
    [CONTACT, 'email', 'hello@'],
    [CONTACT, 'phone', '"0800 000"'],
    [CONTACT, 'siteUrl', 'https://foo.org/'],
    ['content/settings/links.md', 'donate', 'http://example.org'],
    ['content/settings/place.md', 'latitude', '108'],
  ])('%s: %s: %s', async (file, field, value) => {
    const found = (await reportAfter(setsField(file, field, value))).mistakes
    expect(found).toContainEqual(expect.objectContaining({ file, field, id: 'wrongValue' }))
  })

  test('all mistakes are told at once, in the order of the files and lines', async () => {
    const spoils = [setsField(OTHER, 'date', 'soon'), setsField(ARTICLE, 'date', 'soon'), typed('number: -1')]
    expect(await mistakesAfter(...spoils)).toEqual([
      'number:2 wrongValue',
      'date:5 wrongValue',
      `${OTHER} date:5 wrongValue`,
    ])
  })
})

describe('front matter that cannot be read', () => {
  test.each<[string, string]>([
    ['title: Plastic: a story', 'title:3 yamlValue'],
    ['title: "A story', 'title:3 yamlValue'],
    ['title: @reef', 'title:3 yamlValue'],
    ['\ttitle: A story', ':3 yamlLine'],
    ['title: A story #2', 'title:3 yamlSign'],
    ['title: &reef A story', 'title:3 yamlSign'],
    ['title: !reef A story', 'title:3 yamlValue'],
    ['title: *reef A story', 'title:3 yamlValue'],
    ['title: !!str A story', 'title:3 yamlSign'],
    ['title: A story\ntitle: Another one', 'title:4 fieldTwice'],
  ])('%j', async (line, found) => {
    const spoils = edits(ARTICLE, (text) => text.replace(/^title: .*$/m, () => line))
    expect(await mistakesAfter(spoils)).toEqual([found])
  })

  test.each<[string, string | Buffer, string]>([
    ['no beginning', 'title: A story\n', ':1 noFrontMatter'],
    ['no end', '---\ntitle: A story\n', ':1 noFrontMatter'],
    ['no fields', '---\n- a story\n---\n', ':2 noFrontMatter'],
    ['another encoding', Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'), ':1 notUtf8'],
  ])('%s', async (_name, text, found) => {
    expect(await mistakesAfter(writes(ARTICLE, text))).toEqual([found])
  })

  test('a mark of bytes at the beginning and line ends of Windows are no mistake', async () => {
    const spoils = edits(ARTICLE, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect(await mistakesAfter(spoils)).toEqual([])
  })
})

describe('a text', () => {
  test.each<[string, string]>([
    ['Words <b>here</b>.', 'html'],
    ['<script>alert(1)</script>', 'html'],
    ['[words](/dive-with-us', 'brokenLink'],
    ['![Two divers at a table](two divers.jpg)', 'brokenLink'],
    ['Words ![A reef](lead.jpg) words', 'pictureInWords'],
    ['# A title', 'headingLevel'],
    ['#### Too deep', 'headingLevel'],
    ['A sign\u2028here', 'hiddenSign'],
  ])('%j', async (text, kind) => {
    const found = await mistakesAfter(addsText(ARTICLE, text))
    expect([...new Set(found)].map((one) => one.replace(/^body:\d+ /, ''))).toContain(kind)
  })

  test('has the line of what is wrong', async () => {
    const [first] = await mistakesAfter(addsText(ARTICLE, 'One line\nand [a link](/nowhere)'))
    expect(first).toMatch(new RegExp(`^body:${ADDED + 1} `))
  })

  test.each([
    ['A picture beside it, whose words say nothing', `![IMG_1234](lead.jpg)`, 'body.lead.jpg.alt'],
    ['A picture without words that is not the second one', `![](lead.jpg)`, 'body.lead.jpg.alt'],
    ['A picture that is not there', `![A diver at a table](gone.jpg)`, `body:${ADDED} absent`],
  ])('%s', async (_name, text, found) => {
    expect((await mistakesAfter(addsText(ARTICLE, text))).join()).toContain(found)
  })

  test('is missing, or shown nowhere, or has no room for a picture', async () => {
    expect(await mistakesAfter(edits(ARTICLE, (text) => text.replace(/---\n\n[^]*$/, '---\n')))).toEqual([
      expect.stringMatching(/^body:\d+ noText$/),
    ])
    expect(await mistakesAfter(addsText(PARTNER, 'Words.'))).toEqual([`${PARTNER} body:6 textNotShown`])
    expect(await mistakesAfter(addsText(CARD, '![A reef at noon](lead.jpg)'))).toEqual([
      expect.stringContaining('pictureInWords'),
    ])
  })

  test('a line of 100,000 letters is read in a moment', async () => {
    const start = Date.now()
    await reportAfter(addsText(ARTICLE, 'a'.repeat(100_000)), typed(`title: ${'a'.repeat(50_000)}`))
    expect(Date.now() - start).toBeLessThan(8_000)
  })
})

describe('a link', () => {
  test.each([
    ['/dive-with', 'leadsTo nearPage'],
    ['/Dive-With-Us/', 'leadsTo nearPage'],
    ['/xyzxyzxyzxyz', 'leadsTo noPage'],
    ['/detail-news-5', 'leadsTo noPage'],
    ['dive-with-us', 'leadsTo notAddress'],
    ['http://www.noaa.gov', 'leadsTo notAddress'],
    ['www.noaa.gov', 'leadsTo notAddress'],
    ['https://ana:secret@noaa.gov/', 'leadsTo password'],
    ['https://www.google.com/url?q=https%3A%2F%2Fwww.noaa.gov%2Freefs&sa=D', 'leadsTo plainAddress'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.noaa.gov%2F', 'leadsTo plainAddress'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.noaa.gov', 'leadsTo plainAddress'],
    ['https://www.noaa.gov/reefs?utm_source=chat&fbclid=1', 'leadsTo plainAddress'],
    ['settings:awards', 'leadsTo notAddress'],
    ['mailto:hello', 'leadsTo notAddress'],
    ['', 'leadsTo notAddress'],
  ])('to %j', async (url, kind) => {
    expect(await mistakesAfter(addsText(ARTICLE, `[Words](${url}).`))).toEqual([`body:${ADDED} ${kind}`])
  })

  test.each(['/search?q=turtle', '/#mission', '/detail-news-13', '/news/topics/ocean', '/guides/planting-mangroves'])(
    'to %s is right',
    async (url) => expect(await mistakesAfter(addsText(ARTICLE, `[Words](${url}).`))).toEqual([]),
  )

  test('by way of a chat is told with the plain address', async () => {
    const wrapped = `https://l.facebook.com/l.php?u=${encodeURIComponent('https://www.noaa.gov/a?b=c&fbclid=1')}`
    const [mistake] = (await reportAfter(addsText(ARTICLE, `[Words](${wrapped}).`))).mistakes
    expect(mistake && mistakeText(mistake)).toContain('write "https://www.noaa.gov/a?b=c".')
  })

  test('in a field', async () => {
    expect(await mistakesAfter(setsField(CARD, 'link', '/nowhere-at-all'))).toEqual([
      expect.stringMatching(new RegExp(`^${CARD} link:6 leadsTo`)),
    ])
  })
})

const makes =
  (path: string, text: string): Spoil =>
  (root) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writes(path, text)(root)
  }
const moves =
  (from: string, to: string): Spoil =>
  (root) =>
    renameSync(join(root, from), join(root, to))

const figure = (chart: string, values: string[]) =>
  makes(
    'content/impact/01-figure.md',
    `---\ntitle: A figure\nlead: What the numbers count, and what not.\nwhen: In 2024\nchart: ${chart}\nrows:\n${values.map((value) => `  - { what: Rows, value: "${value}" }\n`).join('')}link: /detail-news-12\n---\n`,
  )
const statistic = (value: string, unitSize: number) =>
  makes(
    'content/statistics/01-corals.md',
    `---\ntitle: Corals\nvalue: ${value}\nbadge: "+100"\nunit: fragment\nunitSize: ${unitSize}\nkey: one is ${unitSize}\nlink: /detail-news-12\n---\n`,
  )

describe('a figure', () => {
  test.each<[string, string[], string[]]>([
    ['person', ['over 150'], ['500']],
    ['bars', ['3', '5'], ['0', '5']],
  ])('as %s can be drawn, or not', async (chart, good, bad) => {
    expect(await mistakesAfter(figure(chart, good))).toEqual([])
    expect(await mistakesAfter(figure(chart, bad))).toEqual([
      expect.stringMatching(/^content\/impact\/01-figure\.md rows:6 chart$/),
    ])
  })

  test('as units can be drawn, or not', async () => {
    const file = 'content/statistics/01-corals.md'
    expect(await mistakesAfter(statistic('5500+', 100))).toEqual([])
    expect(await mistakesAfter(statistic('150k', 100))).toEqual([`${file} value:3 chart`])
    expect(await mistakesAfter(statistic('5500+', 1))).toEqual([`${file} value:3 chart`])
  })
})

describe('names, numbers and places', () => {
  test.each<[string, Spoil[], string]>([
    ['an article’s number twice', [setsField(OTHER, 'number', '12')], `${OTHER} number:2 addressTaken`],
    ['an event at an article’s address', [setsField(EVENT_PAGE, 'route', '/detail-news')], 'addressTaken'],
    [
      'a text page at an address of the site',
      [makes('content/texts/06-id/index.md', '')],
      'texts/06-id/index.md addressTaken',
    ],
    ['a name with a space', [moves(FOLDER, `${FOLDER} copy`)], `${FOLDER} copy badName`],
    ['a text where none is read', [makes('content/nwes/14-story/index.md', '')], 'misplaced'],
    ['a text with another ending', [makes('content/reasons/01-reason.md.txt', '')], 'misplaced'],
    ['a translation of nothing', [makes('content/guides/12-gone/index.id.md', '')], 'withoutSource'],
    [
      'a link to a story of which the desk has left the pictures',
      [addsText(OTHER, 'See [more](/detail-news-12).'), (root) => rmSync(join(root, ARTICLE))],
      `${OTHER} body:19 leadsTo noPage`,
    ],
    ['a text that the site needs', [(root) => rmSync(join(root, CONTACT))], `${CONTACT} typeMissing`],
  ])('%s', async (_name, spoils, found) => {
    const textPage = `---\ntitle: A page\nlabel: Page\nlead: What this page is about.\ndescription: ${'Words for search engines. '.repeat(4)}\ncontactLabel: Write to us\n---\n\nWords.\n`
    const fills: Spoil = (root) => {
      if (found.includes('texts/')) writes('content/texts/06-id/index.md', textPage)(root)
    }
    expect((await mistakesAfter(...spoils, fills)).join('\n')).toContain(found)
  })

  test('copies that programs keep for themselves are passed over', async () => {
    expect(await mistakesAfter(makes(`${FOLDER}/index.md~`, ''), makes(`${FOLDER}/.DS_Store`, ''))).toEqual([])
  })
})

test('a text that the system does not give is told with its name', () => {
  const gone = 'news/12-gone/index.md'
  expect(kindsOf(readContent(process.cwd(), [gone]).mistakes)).toEqual([`content/${gone} systemRefuses`])
})

test('no sentence is longer than 300 characters, whatever was written', async () => {
  const long = 'x'.repeat(2000)
  const { mistakes } = await reportAfter(
    typed('colour: blue'),
    typed(`topics: [${long}]`),
    typed(`facts: [{ value: "1", what: pictures, ${long}: a }]`),
    typed(`picture: ${long}.jpg`),
    setsField(OTHER, 'title', `A: ${long}`),
    addsText(ARTICLE, `[Words](https://a.org/?utm_source=${long}), [${long}](/nowhere, ![](${long}.jpg)`),
  )
  expect(mistakes.length).toBeGreaterThan(5)
  expect(mistakes.map((mistake) => sentenceOf(mistake)).filter((sentence) => sentence.length > 300)).toEqual([])
})
