/** Words of other languages: what a translation may hold, how it is checked, and what it makes of the English fields. */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent, readContent } from '../../src/schema/checkContent'
import { altText, group, line, list, note, untranslated } from '../../src/schema/fields'
import { markTranslations } from '../../scripts/translations'
import { contentTypeOf } from '../../src/schema/registry'
import { inLanguage, translationOf, translationPath, wordsOf, wordsShape } from '../../src/schema/translation'
import { message } from '../../src/schema/mistake'
import { ARTICLE, copyOfExample, OTHER } from './exampleContent'
import { addsText, edits, kindsOf, setsField, writes, type Spoil } from './spoil'

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
  return { root, mistakes: kindsOf(mistakes), notes: notes.filter((one) => one.includes('.id.md')) }
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
  const shape = { name: untranslated(line(9)), hint: note(9, message('writeReview')), said: line(9) }
  expect(Object.keys(wordsShape(shape))).toEqual(['said'])
  expect(wordsShape({ all: list(group('Name', { name: shape.name }, { name: 'a' }), 1, 2) })).toEqual({})
})

describe('a page’s fields in another language', () => {
  const shape = {
    title: line(40),
    rows: list(
      group('Row', { what: line(40), link: note(9, message('writeReview')), which: line(9).optional() }, { what: 'a' }),
      1,
      9,
    ).optional(),
    benefits: list(line(9), 1, 9).optional(),
    pictures: list(
      group('Shown', { picture: note(9, message('writeReview')), alt: altText() }, { alt: 'a' }),
      1,
      9,
    ).optional(),
    order: note(9, message('writeReview')),
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

describe('a story in Indonesian alone', () => {
  const alone = (root: string) => renameSync(join(root, ARTICLE), join(root, TRANSLATION))
  const after = async (...spoils: Spoil[]) => {
    const root = await copyOfExample()
    for (const spoil of spoils) await spoil(root)
    const { mistakes, notes } = await checkContent(root)
    return { mistakes: kindsOf(mistakes), notes }
  }

  test('is right with all fields in its one file, and may be linked from English', async () => {
    const link = addsText(OTHER, 'See [more](/detail-news-12).')
    expect(await after(alone, link)).toEqual({ mistakes: [], notes: [] })
  })

  test('is checked like any other', async () => {
    expect(await after(alone, setsField(TRANSLATION, 'date', 'soon'), addsText(TRANSLATION, '[x](/nowhere)'))).toEqual({
      mistakes: [`${TRANSLATION} date:5 wrongValue`, `${TRANSLATION} body:19 leadsTo noPage`],
      notes: [],
    })
  })

  test('is not what a deleted English file leaves behind', async () => {
    const { mistakes } = await reportAfter(words(), (root) => rmSync(join(root, ARTICLE)))
    expect(mistakes.join()).toContain('sourceDigest:6 unknownField')
  })
})

test('a right translation is right', async () => {
  expect(await reportAfter(words())).toMatchObject({ mistakes: [], notes: [] })
})

describe('of a wrong one every fault is told', () => {
  test.each<[string, string, string]>([
    ['a field that is not said in words', words({ date: '2024-01-02' }), 'date:6 unknownField theFieldsAre'],
    ['a misspelt field', words({ sumary: 'x' }), 'sumary:6 unknownField didYouMean'],
    ['a missing field', words({ pictureAlt: '' }), 'pictureAlt missing'],
    ['a field that the English file has not', words({ label: 'Kabar' }), 'label:6 unknownField theFieldsAre'],
    ['a text that is too long', words({ title: 'x'.repeat(81) }), 'title:2 wrongLength'],
    ['a picture that is not there', words({}, 'Enam.\n\n![Dua penyelam di meja](gone.jpg)\n'), 'body:11 absent'],
    ['no text', words({}, ''), 'body:8 noText'],
  ])('%s', async (_name, text, found) => {
    expect((await reportAfter(text)).mistakes).toContain(`${TRANSLATION} ${found}`)
  })

  test('a list that is not as long, and an entry with too little', async () => {
    const facts = (file: string, entries: string) =>
      edits(file, (text) => text.replace('---\n', `---\nfacts:\n${entries}`))
    const report = (entries: string) =>
      reportAfter(
        words(),
        facts(ARTICLE, '  - { value: "4", what: seconds }\n  - { value: "6", what: stops }\n'),
        (root) => markTranslations(root, [TRANSLATION]),
        facts(TRANSLATION, entries),
      )
    expect((await report('  - { value: "4", what: detik }\n')).mistakes).toEqual([`${TRANSLATION} facts:2 wrongValue`])
    expect((await report('  - { value: "4", what: detik }\n  - { value: "6" }\n')).mistakes).toEqual([
      `${TRANSLATION} facts.2.what:2 missing`,
    ])
  })

  test('no digest', async () => {
    const takesOut = edits(TRANSLATION, (text) => text.replace(/^sourceDigest.*\n/m, ''))
    expect((await reportAfter(words(), takesOut)).mistakes).toEqual([`${TRANSLATION} sourceDigest missing`])
  })
})

describe('an older translation', () => {
  test('is no mistake, whatever the English text has meanwhile too little or too much', async () => {
    const { mistakes, notes } = await reportAfter(
      words(),
      edits(ARTICLE, (text) =>
        text.replace('---\n', '---\nlabel: Sea\n').replace('[a short way](/dive-with-us)', '12 steps'),
      ),
    )
    const older = `${TRANSLATION}: is older than the English text: write anew what has changed in index.md, then: npm run translate:mark ${TRANSLATION}`
    expect({ mistakes, notes }).toEqual({ mistakes: [], notes: [older] })
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
