import { contentTypes } from '../../src/schema/registry'
import { ARTICLE, OTHER } from './exampleContent'
import { reportAfter, setsField, setsLine, type Spoil } from './spoil'

/** Puts lines behind the text of the first picture. */
const says = (alt: string, ...lines: string[]): Spoil =>
  setsLine(ARTICLE, 'pictureAlt', [`pictureAlt: ${alt}`, ...lines].join('\n'))

const said = async (...spoils: Spoil[]) => {
  const { mistakes, notes } = await reportAfter(...spoils)
  return {
    mistakes: mistakes.map(({ line, message }) => `${line}: ${message}`),
    notes: notes.filter((note) => note.includes('children')),
  }
}

const MEANT =
  'ask the parents or guardians of every child in it, then write pictureShowsChildren: yes and pictureConsent: yes.'

test.each<[string, Spoil, { mistakes: string[]; notes: string[] }]>([
  [
    'children without consent',
    says('Two pupils at a tank', 'pictureShowsChildren: yes'),
    {
      mistakes: [
        '8: "pictureShowsChildren" is yes, so the picture "lead.jpg" may only be shown with consent; ask the parents or guardians of every child in it, then write pictureConsent: yes, or take another picture.',
      ],
      notes: [],
    },
  ],
  [
    'children with consent',
    says('Two pupils at a tank', 'pictureShowsChildren: yes', 'pictureConsent: yes'),
    { mistakes: [], notes: [] },
  ],
  [
    'words of children',
    says('Two pupils at a tank'),
    {
      mistakes: [],
      notes: [
        `${ARTICLE}:7: "pictureAlt" speaks of children. If "lead.jpg" is a photograph in which one could be recognised, ${MEANT}`,
      ],
    },
  ],
  ['a drawing of children', says('Illustration of two children at a tank'), { mistakes: [], notes: [] }],
  ['no children', says('A diver at a tank'), { mistakes: [], notes: [] }],
])('%s', async (_name, spoil, found) => {
  expect(await said(spoil)).toEqual(found)
})

test('the same in a list', async () => {
  const list = `sliderPictures:
  - { picture: lead.jpg, alt: A diver at a tank }
  - { picture: second.jpg, alt: A diver at a table, showsChildren: yes }`
  expect(await said(setsLine(OTHER, 'topics', `topics: [Ocean]\n${list}`))).toEqual({
    mistakes: [
      '11: "sliderPictures", entry 2, "showsChildren" is yes, so the picture "second.jpg" may only be shown with consent; ask the parents or guardians of every child in it, then write consent: yes, or take another picture.',
    ],
    notes: [],
  })
})

test.each(['true', 'no', '"no"', 'oui'])('%s is no consent', async (value) => {
  const { mistakes } = await said(says('Two pupils at a tank', `pictureConsent: ${value}`))
  expect(mistakes).toEqual([
    `8: "pictureConsent" is ${value === 'true' ? value : `"${value.replaceAll('"', '')}"`}; write yes where the parents or guardians of all children in it have agreed, or leave the field out.`,
  ])
})

test('who took a picture may be said of each', async () => {
  expect((await said(setsField(ARTICLE, 'pictureAlt', 'A diver at a tank\npictureCredit: A friend'))).mistakes).toEqual(
    [],
  )
})

test('every picture with a text may have a credit, and has to have consent where it shows children', () => {
  const lacking = contentTypes.flatMap(({ name, schema }) => {
    const fields = Object.keys(schema.shape)
    return fields
      .filter((field) => fields.includes(`${field}Alt`))
      .flatMap((field) => ['Focus', 'Credit', 'ShowsChildren', 'Consent'].map((end) => field + end))
      .filter((field) => !fields.includes(field))
      .map((field) => `${name}.${field}: use pictureFields of src/schema/fields.ts`)
  })
  expect(lacking).toEqual([])
})
