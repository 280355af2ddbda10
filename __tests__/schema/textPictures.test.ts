/** Pictures between the paragraphs of a story. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE, CARD, FOLDER } from './exampleContent'
import { addsText, draws, edits, mistakesAfter, reportAfter, setsField, setsLine, writes } from './spoil'

/** The line on which a paragraph lands that is added to the article. */
const ADDED = `${ARTICLE}:19: `
const LEAD = 'the picture "lead.jpg" in the text: '
const HOW = 'write ![what is seen](boat.jpg "What it does not show") on a line of its own'

test.each([
  ['with words below it', '![A reef with blue fish](lead.jpg "The bay in May, a week after the rain.")'],
  ['without', '![A reef with blue fish](lead.jpg)'],
  ['in quotation marks of a word processor', '![A reef with blue fish](lead.jpg “The bay in May.”)'],
])('one is right %s', async (_name, text) => {
  expect(await mistakesAfter(addsText(ARTICLE, text))).toEqual([])
})

test.each(
  Object.entries({
    '![](lead.jpg)': `${LEAD}"what is seen" is missing; say in 10 to 250 characters what is seen in the picture.`,
    '![IMG_20240523](lead.jpg)': `${LEAD}"what is seen" is "IMG_20240523", the name of a file; say in 10 to 250 characters what is seen in the picture.`,
    '![A reef with blue fish](lead.jpg "The **bay** in May.")': `${LEAD}"caption" holds **bay**, and signs of Markdown are shown as they stand here; write bay.`,
    '![A reef with blue fish](lead.jpg "A reef with blue fish.")': `${LEAD}"caption" says the same as what is seen in the picture; tell what it does not show, or leave the caption out.`,
    '![A reef with blue fish](../other/lead.jpg)':
      'the picture "../other/lead.jpg" in the text: "its name" is "../other/lead.jpg"; write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg.',
    '![A reef with blue fish](boat.jpg)': `the text names the picture "boat.jpg", which is not in ${FOLDER}; the folder has: lead.jpg, second.jpg.`,
    '![A reef with blue fish](my boat.jpg)': `a picture is not complete: "![A reef with blue fish](my boat.jpg)"; ${HOW}, with no space in the name and no other quotation marks between these.`,
    '![A reef with blue fish](lead.jpg "He said "go" in May.")': `a picture is not complete: "![A reef with blue fish](lead.jpg "He sa…"; ${HOW}, with no space in the name and no other quotation marks between these.`,
    '- ![A reef with blue fish](lead.jpg)':
      'the picture "lead.jpg" stands within other words; leave an empty line above and below it.',
    '![A reef with blue fish](lead.jpg)\n![A kitchen with a jug](second.jpg)':
      'the picture "lead.jpg" stands within other words; leave an empty line above and below it.',
  }),
)('%j', async (text, sentence) => {
  expect((await mistakesAfter(addsText(ARTICLE, text)))[0]).toBe(ADDED + sentence)
})

test('one whose name stands elsewhere', async () => {
  expect(await mistakesAfter(addsText(ARTICLE, '![A reef with fish][reef]\n\n[reef]: /dive-with-us'))).toEqual([
    `${ARTICLE}:19: the picture "![A reef with fish][reef]" has its name elsewhere; ${HOW}.`,
  ])
})

test('one that cannot be shown', async () => {
  expect(
    await mistakesAfter(
      addsText(ARTICLE, '![A reef with blue fish](third.jpg)'),
      draws(`${FOLDER}/third.jpg`, 300, 200),
    ),
  ).toEqual([`${ADDED}the text: the picture "third.jpg" is 300 pixels wide; put one of at least 320 pixels there.`])
})

test('a text that is no story has none', async () => {
  expect((await mistakesAfter(addsText(CARD, '![A reef with blue fish](lead.jpg)')))[0]).toMatch(
    /the text holds the picture "lead.jpg"; put it beside the text and name it in a field such as secondPicture\.$/,
  )
})

const notesOn = async (...spoils: Parameters<typeof reportAfter>) =>
  (await reportAfter(...spoils)).notes.filter((note) => note.includes('picture'))

const CHILDREN = addsText(ARTICLE, '![Two pupils at a tank](lead.jpg)')

test('photographs of children are shown where consent can be said', async () => {
  expect(await notesOn(CHILDREN)).toContain(
    `${ADDED}${LEAD}"what is seen" speaks of children. If "lead.jpg" is a photograph in which one could be recognised, show it in a field such as secondPicture or sliderPictures, where the consent of the parents or guardians can be said.`,
  )
  expect(
    await notesOn(
      CHILDREN,
      setsField(ARTICLE, 'pictureAlt', 'A tank in the lab\npictureShowsChildren: yes\npictureConsent: yes'),
    ),
  ).toEqual([])
})

/** A list without drawings */
const drawsNothing = (root: string) => {
  mkdirSync(join(root, 'art'))
  writeFileSync(join(root, 'art/rendered.json'), '{}')
}

test('a photograph that is called an illustration is named', async () => {
  expect(
    await notesOn(
      addsText(ARTICLE, '![Illustration of a reef](third.jpg)'),
      draws(`${FOLDER}/third.jpg`, 1600, 1067),
      drawsNothing,
    ),
  ).toContainEqual(
    expect.stringContaining(
      `${ADDED}the picture "third.jpg" in the text: "what is seen" calls "third.jpg" an illustration`,
    ),
  )
})

describe('captions in fields', () => {
  const slider = (caption: string) =>
    setsLine(
      ARTICLE,
      'topics',
      `topics: [Ocean]
sliderPictures:
  - { picture: lead.jpg, alt: A diver at a tank, caption: "${caption}" }
  - { picture: second.jpg, alt: A diver at a table }`,
    )

  test('tell more than is seen', async () => {
    expect(await mistakesAfter(slider('The lab in its first week.'))).toEqual([])
    expect(await mistakesAfter(slider('A diver at a tank.'))).toEqual([
      `${ARTICLE}:11: "sliderPictures", entry 1, "caption", says the same as what is seen in the picture; tell what it does not show, or leave the caption out.`,
    ])
  })

  test('stand below the second picture too', async () => {
    const words = 'secondPictureCaption: The house of a family in the village.'
    expect(await mistakesAfter(setsLine(ARTICLE, 'topics', `topics: [Ocean]\n${words}`))).toEqual([])
  })
})

describe('in a translation', () => {
  const TRANSLATION = ARTICLE.replace('index.md', 'index.id.md')
  const translated = (text: string) => [
    edits(
      ARTICLE,
      (before) =>
        before.slice(0, before.indexOf('\n---\n', 3) + 5) + 'Six.\n\n![A reef with fish](lead.jpg "In May.")\n',
    ),
    writes(
      TRANSLATION,
      `---\ntitle: Dari dapur ke terumbu\nsummary: ${'Satu bungkus kopi, enam perhentian menuruni bukit, dan satu tangan yang dapat menangkapnya di setiap perhentian sebelum sampai ke laut.'}\npictureAlt: Ilustrasi bukit di atas terumbu\nsecondPictureAlt: Ilustrasi meja dapur dengan kendi\n---\n\n${text}\n`,
    ),
  ]

  test('the same pictures stand in the text, with words of their own', async () => {
    const found = await mistakesAfter(...translated('Enam.\n\n![Terumbu dengan ikan](lead.jpg "Pada bulan Mei.")'))
    expect(found.filter((sentence) => /picture/.test(sentence))).toEqual([])
  })

  test('others do not', async () => {
    expect(await mistakesAfter(...translated('Enam.'))).toContainEqual(
      expect.stringContaining(
        'the pictures of the text are none, but those of index.md are lead.jpg; show the same ones, in the same order.',
      ),
    )
  })
})
