/** Words of other languages: what a translation may hold, how it is checked, and what it makes of the English fields. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent, readContent } from '../../src/schema/checkContent'
import { checkTranslation } from '../../src/schema/checks/translations'
import { altText, group, line, list, note, untranslated } from '../../src/schema/fields'
import { markTranslations } from '../../src/cli/translations'
import { contentTypeOf, contentTypes } from '../../src/schema/registry'
import { inLanguage, translationOf, translationPath, wordsOf, wordsShape } from '../../src/schema/translation'
import { mistakeTextWithLine } from '../../src/schema/mistake'
import { ARTICLE, copyOfExample, OTHER } from './exampleContent'
import { edits, setsField, writes, type Spoil } from './spoil'

const TRANSLATION = translationPath(ARTICLE, 'id')

const SUMMARY =
  'Satu bungkus kopi, enam perhentian menuruni bukit, dan di setiap perhentian ada tangan yang bisa menangkapnya sebelum laut.'

const words = (
  change: Record<string, string> = {},
  body = 'Pukul enam pagi.\n\n## Menuruni bukit\n\nJalannya [pendek](/dive-with-us).\n',
) => {
  const fields = {
    title: 'Dari dapur ke terumbu',
    summary: SUMMARY,
    pictureAlt: 'Ilustrasi lereng bukit di atas terumbu',
    secondPictureAlt: 'Ilustrasi meja dapur dengan kendi tanah liat',
    ...change,
  }
  const lines = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}\n`)
  return `---\n${lines.join('')}---\n\n${body}`
}

/** The example with one translation, marked as made from its English text, then spoiled. */
const reportAfter = async (text: string, ...spoils: Spoil[]) => {
  const root = await copyOfExample()
  writes(TRANSLATION, text)(root)
  markTranslations(root, [TRANSLATION])
  for (const spoil of spoils) await spoil(root)
  const { mistakes, notes } = await checkContent(root)
  return { root, mistakes: mistakes.map(mistakeTextWithLine), notes: notes.filter((one) => one.includes('.id.md')) }
}

test('files are told by their endings', () => {
  expect(translationOf('news/07-lab/index.id.md')).toEqual({ language: 'id', source: 'news/07-lab/index.md' })
  expect(translationOf('news/07-lab/index.md')).toBeUndefined()
  expect(contentTypeOf('merchandise/01-shirt.id.md')).toBeUndefined()
})

test('words are what the builders mark: of an article, and of the entries of its lists', () => {
  const { shape } = contentTypeOf('news/07-lab/index.md')!.schema
  expect(Object.keys(wordsShape(shape))).toEqual(
    expect.arrayContaining(['title', 'summary', 'dateText', 'pictureAlt', 'facts', 'sources', 'partners']),
  )
  for (const field of ['number', 'date', 'picture', 'pictureFocus', 'topics', 'video', 'review', 'placeholder']) {
    expect(wordsShape(shape)).not.toHaveProperty(field)
  }
  const sources = [{ text: 'NOAA', address: 'https://www.noaa.gov' }]
  expect(wordsOf(shape, { number: 7, title: 'Lab', sources })).toEqual({ title: 'Lab', sources: [{ text: 'NOAA' }] })
})

test('what is the same in every language is said at the field', () => {
  const latin = contentTypes.find(({ name }) => name === 'TeamMember')!.schema.shape
  expect(wordsShape(latin)).not.toHaveProperty('latin')
  const shape = { name: untranslated(line(9)), hint: note(9, 'write'), said: line(9) }
  expect(Object.keys(wordsShape(shape))).toEqual(['said'])
  expect(wordsShape({ all: list(group('Name', { name: shape.name }, { name: 'a' }), 1, 2) })).toEqual({})
})

describe('a page’s fields in another language', () => {
  const shape = {
    title: line(40),
    rows: list(
      group('Row', { what: line(40), link: note(9, 'write'), which: line(9).optional() }, { what: 'a' }),
      1,
      9,
    ).optional(),
    benefits: list(line(9), 1, 9).optional(),
    pictures: list(group('Shown', { picture: note(9, 'write'), alt: altText() }, { alt: 'a' }), 1, 9).optional(),
    order: note(9, 'write'),
  }

  test('are the English ones with its words', () => {
    const source = { title: 'Reef', order: '3', rows: [{ what: 'Coral', link: '/a' }], benefits: ['gear'] }
    expect(
      inLanguage(shape, source, { title: 'Terumbu', rows: [{ what: 'Karang' }], benefits: ['alat'], order: '9' }),
    ).toEqual({ title: 'Terumbu', order: '3', rows: [{ what: 'Karang', link: '/a' }], benefits: ['alat'] })
  })

  test('stay English where a translation is older, and no entry takes the words of another one', () => {
    const source = {
      title: 'Reef',
      order: '3',
      rows: [{ what: 'Coral', link: '/a', which: 'hard' }],
      pictures: [
        { picture: 'new.jpg', alt: 'Two divers at a table' },
        { picture: 'old.jpg', alt: 'A turtle' },
      ],
    }
    expect(
      inLanguage(shape, source, {
        rows: [{ what: 'Karang' }],
        pictures: [{ alt: 'Seekor penyu' }],
        benefits: ['alat'],
      }),
    ).toEqual({ ...source, rows: [{ what: 'Karang', link: '/a', which: 'hard' }] })
  })
})

test('a right translation is right', async () => {
  expect(await reportAfter(words())).toMatchObject({ mistakes: [], notes: [] })
})

describe('of a wrong one a sentence says what to write instead', () => {
  const SAME = 'is the same in every language, and stands in index.md alone; take it out.'
  test.each<[string, string, string]>([
    ['a field that is not said in words', words({ date: '2024-01-02' }), `:6: "date" ${SAME}`],
    ['a mark', words({ review: 'ask' }), `:6: "review" ${SAME}`],
    ['a misspelt field', words({ sumary: 'x' }), `:6: "sumary" is not a field here; did you mean "summary"?`],
    [
      'a missing field',
      words({ pictureAlt: '' }),
      `: "pictureAlt" is missing; write in Indonesian what index.md says under this name.`,
    ],
    [
      'a field that the English file has not',
      words({ label: 'Kabar' }),
      `:6: "label" is there, but not in index.md; take it out, or write it in English there too.`,
    ],
    [
      'a text that is too long',
      words({ title: 'x'.repeat(81) }),
      `:2: "title" has 81 characters; write one line of at most 80 characters.`,
    ],
    [
      'markup',
      words({ title: '"*Terumbu*"' }),
      `:2: "title" holds *Terumbu*, and signs of Markdown are shown as they stand here; write Terumbu.`,
    ],
    [
      'another heading',
      words({}, 'Pukul enam.\n\n### Bukit\n\n[Jalan](/dive-with-us).\n'),
      `:8: the headings of the text are ###, but those of index.md are ##; write the same ones, in the same order.`,
    ],
    [
      'a heading that says the title',
      words({}, 'Pukul enam.\n\n## Dari dapur ke terumbu\n\n[Jalan](/dive-with-us).\n'),
      `:11: the heading "Dari dapur ke terumbu" says the title again; give it words of its own, or take it out.`,
    ],
    [
      'a link that is missing',
      words({}, 'Pukul enam.\n\n## Bukit\n\nJalan.\n'),
      `:8: no link in the text leads to "/dive-with-us", but one in index.md does; put it in.`,
    ],
    [
      'a link of its own',
      words({}, 'Pukul enam.\n\n## Bukit\n\n[Jalan](/dive-with-us), [peta](/privacy).\n'),
      `:13: a link in the text leads to "/privacy", but none in index.md does; take it out, or put it there too.`,
    ],
    ['no text', words({}, ''), `:8: has no text; write at least one paragraph below the front matter.`],
  ])('%s', async (_name, text, sentence) => {
    expect((await reportAfter(text)).mistakes).toContain(TRANSLATION + sentence)
  })

  test('a list that is not as long, and an entry with too little', async () => {
    const facts = (entries: string) => edits(TRANSLATION, (text) => text.replace('---\n', `---\nfacts:\n${entries}`))
    const english =
      (entries: string): Spoil =>
      async (root) => {
        await edits(ARTICLE, (text) => text.replace('---\n', `---\nfacts:\n${entries}`))(root)
        markTranslations(root, [TRANSLATION])
      }
    const two = '  - { value: "4", what: seconds }\n  - { value: "6", what: stops }\n'
    expect((await reportAfter(words(), english(two), facts('  - { value: "4", what: detik }\n'))).mistakes).toEqual([
      `${TRANSLATION}:2: "facts" has 1 entries, but index.md has 2; write as many, in the same order.`,
    ])
    expect(
      (await reportAfter(words(), english(two), facts('  - { value: "4", what: detik }\n  - { value: "6" }\n')))
        .mistakes,
    ).toEqual([`${TRANSLATION}:2: "facts", entry 2, has no "what", but index.md has one; write it in Indonesian.`])
  })

  test.each([
    ['', 'Teks.', 'has a text, but a.md has none; write it in English first, or take it out.'],
    ['Text.', '', 'has no text, but a.md has one; write it in Indonesian.'],
    ['Text.', 'Teks.', undefined],
    ['', '', undefined],
  ])('of a type that may have no text: “%s” in English, “%s” in Indonesian', (english, body, message) => {
    const type = { ...contentTypeOf('reasons/01-a.md')!, body: 'optional' as const }
    const source = { file: 'a.md', type, frontMatter: { title: 'Water' }, body: english, bodyLine: 4, lineOf: () => 2 }
    const frontMatter = { title: 'Air', sourceDigest: '0123456789ab' }
    const translation = {
      ...source,
      file: 'a.id.md',
      frontMatter,
      body,
      language: 'id',
      source,
      isOlder: false,
    } as const
    const mistakes = checkTranslation(translation, { routes: new Set(), address: undefined })
    expect(mistakes.map((mistake) => mistake.message)).toEqual(message ? [message] : [])
  })

  test('no digest', async () => {
    const { mistakes } = await reportAfter(
      words(),
      edits(TRANSLATION, (text) => text.replace(/^sourceDigest.*\n/m, '')),
    )
    expect(mistakes).toEqual([
      `${TRANSLATION}: "sourceDigest" is missing; run npm run translate:mark with the name of this file, which writes it.`,
    ])
  })

  test('no English text', async () => {
    const root = await copyOfExample()
    mkdirSync(join(root, 'content/guides/02-water'))
    writes('content/guides/02-water/index.id.md', words())(root)
    expect((await checkContent(root)).mistakes.map(mistakeTextWithLine)).toContain(
      'content/guides/02-water/index.id.md: translates index.md, which is not there; write the English text first, or take this one away.',
    )
  })
})

describe('an older translation', () => {
  const OLDER = `${TRANSLATION} is older than the English text: write anew what has changed in index.md, then: npm run translate:mark ${TRANSLATION}`

  test('is no mistake, whatever the English text has meanwhile too little or too much', async () => {
    const { mistakes, notes } = await reportAfter(
      words(),
      edits(ARTICLE, (text) =>
        text.replace('---\n', '---\nlabel: Sea\n').replace('[a short way](/dive-with-us)', '12 steps'),
      ),
    )
    expect({ mistakes, notes }).toEqual({ mistakes: [], notes: [OLDER] })
  })

  test.each<[string, Spoil]>([
    ['a day', setsField(ARTICLE, 'date', '2024-01-01')],
    ['lines broken anew', edits(ARTICLE, (text) => text.replace('Six in', 'Six\nin'))],
    ['another text', setsField(OTHER, 'title', 'Sour water')],
  ])('is none for %s', async (_name, spoil) => {
    expect(await reportAfter(words(), spoil)).toMatchObject({ mistakes: [], notes: [] })
  })

  test('is up to date again when it is marked', async () => {
    const { root } = await reportAfter(words(), setsField(ARTICLE, 'title', 'From the stove to the reef'))
    expect(readContent(root).translations).toMatchObject([{ isOlder: true }])
    markTranslations(root, [TRANSLATION])
    expect(readContent(root).translations).toMatchObject([{ isOlder: false }])
  })
})

describe('figures, months and Latin names', () => {
  const report = async (english: string, translation: string) =>
    (
      await reportAfter(
        words({}, `${translation}\n\n## Menuruni bukit\n\nJalannya [pendek](/dive-with-us).\n`),
        edits(ARTICLE, (text) => text.replace('Six in the morning.', english)),
        (root) => markTranslations(root, [TRANSLATION]),
      )
    ).notes

  test.each([
    ['Over 2,000 corals, 0.94 of them, 1000 m', 'Lebih dari 2.000 karang, 0,94 di antaranya, 1.000 m'],
    ['From 3 pm on 23 May 2024', 'Mulai pukul 15.00 pada 23 Mei 2024'],
    ['150k IDR at 09:00', 'Rp150.000 pada pukul 09.00'],
    ['March and April 2024 may march on', 'Maret dan April 2024 berjalan terus'],
    ['The report Global Warming of 1.5 °C', 'Laporan Global Warming of 1.5 °C'],
    ['A green turtle (*Chelonia mydas*), *warung*', 'Penyu hijau (*Chelonia mydas*), warung'],
  ])('“%s” says the same as “%s”', async (english, translation) => {
    expect(await report(english, translation)).toEqual([])
  })

  test.each([
    ['2,000 corals', '2,000 karang', '2,000', '2,000'],
    ['0.94', '0.94 dan 7', '7', 'none'],
    ['on 3 June 2024', 'pada 3 Juli 2024', 'Juli', 'June'],
    ['*Chelonia mydas*', '*Chelonia midas*', 'Chelonia midas', 'Chelonia mydas'],
  ])('“%s” is told from “%s”', async (english, translation, here, there) => {
    expect(await report(english, translation)).toEqual([
      `${TRANSLATION}: figures or Latin names are not those of index.md: only here ${here}; only there ${there}. Look whether that is meant.`,
    ])
  })
})

test('a folder without its English text is not told to rename a translation', async () => {
  const root = await copyOfExample()
  writes(translationPath(OTHER, 'id'), words())(root)
  rmSync(join(root, OTHER))
  const { mistakes } = await checkContent(root)
  expect(mistakes.map(mistakeTextWithLine).join('\n')).not.toContain('rename index.id.md')
})
