/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '../../src/schema/checkContent'
import { mistakesText, mistakeText } from '../../src/schema/mistake'

const ARTICLE = 'content/news/12-plastic-kitchen-to-reef/index.md'
const OTHER = 'content/news/13-ocean-acidification/index.md'

/** A copy of the content whose pictures are empty files: the check looks at names only. */
let root: string
const pristine = mkdtempSync(join(tmpdir(), 'content-pristine-'))

beforeAll(() => {
  cpSync('content', join(pristine, 'content'), {
    recursive: true,
    filter: (source) => !/\.(jpe?g|png|webp)$/.test(source),
  })
  for (const path of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(jpe?g|png|webp)$/.test(path)) continue
    mkdirSync(dirname(join(pristine, 'content', path)), { recursive: true })
    writeFileSync(join(pristine, 'content', path), '')
  }
})
afterAll(() => rmSync(pristine, { recursive: true }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(pristine, root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
const setField = (file: string, field: string, value: string) =>
  edit(file, (text) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`))
const found = () => checkContent(root).map(mistakeText)

test('the content of this site has no mistake', () => {
  expect(found()).toEqual([])
})

describe('one sentence for each mistake', () => {
  test.each<[string, () => void, string]>([
    [
      'a broken date',
      () => setField(ARTICLE, 'date', '2024-13-01'),
      `${ARTICLE}: "date" is "2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.`,
    ],
    [
      'a day that the month does not have',
      () => setField(ARTICLE, 'date', '2024-02-30'),
      `${ARTICLE}: "date" is "2024-02-30"; write a day as YYYY-MM-DD, for example 2024-12-31.`,
    ],
    [
      'a missing field',
      () => edit(ARTICLE, (text) => text.replace(/^picture: .*\n/m, '')),
      `${ARTICLE}: "picture" is missing; write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg.`,
    ],
    [
      'an empty field',
      () => setField(ARTICLE, 'title', ''),
      `${ARTICLE}: "title" is missing; write one line of at most 80 characters.`,
    ],
    [
      'a misspelt field',
      () => edit(ARTICLE, (text) => text.replace('pictureAlt:', 'pictureAtl:')),
      `${ARTICLE}: "pictureAtl" is not a field here; did you mean "pictureAlt"?`,
    ],
    [
      'a value of the wrong type',
      () => setField(ARTICLE, 'title', '2024'),
      `${ARTICLE}: "title" is 2024, which is not text; put it in double quotes, or write one line of at most 80 characters.`,
    ],
    [
      'an unknown topic',
      () => setField(ARTICLE, 'topics', '[Ocaen]'),
      `${ARTICLE}: "topics", entry 1, is "Ocaen"; did you mean "Ocean"? Otherwise choose one of: Reef, Mangrove, Research, Education, Community, Ocean, Events, Partners.`,
    ],
    [
      'a summary that is too short',
      () => setField(ARTICLE, 'summary', 'Too short.'),
      `${ARTICLE}: "summary" has 10 characters; write one or two sentences of 110 to 160 characters.`,
    ],
    [
      'a picture that is not there',
      () => setField(ARTICLE, 'picture', 'leed.jpg'),
      `${ARTICLE}: "picture" names the picture "leed.jpg", which is not in content/news/12-plastic-kitchen-to-reef; the folder has: lead.jpg, second.jpg.`,
    ],
    [
      'a picture in other letters',
      () => setField(ARTICLE, 'picture', 'Lead.JPG'),
      `${ARTICLE}: "picture" names the picture "Lead.JPG", which is not in content/news/12-plastic-kitchen-to-reef; the folder has: lead.jpg, second.jpg.`,
    ],
    [
      'a picture in another folder',
      () => setField(ARTICLE, 'picture', '../lead.jpg'),
      `${ARTICLE}: "picture" is "../lead.jpg"; write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg.`,
    ],
    [
      'two articles with one number',
      () => setField(OTHER, 'number', '12'),
      `${OTHER}: "number" is 12, as in ${ARTICLE}; the next free number is 13.`,
    ],
    [
      'a link in the text to a route that does not exist',
      () => edit(ARTICLE, (text) => `${text}\n[more](/detail-news-77)\n`),
      `${ARTICLE}: a link in the text leads to "/detail-news-77", but there is no such page; did you mean "/detail-news-7"?`,
    ],
    [
      'a link that is a script',
      () => edit(ARTICLE, (text) => `${text}\n[more](javascript:alert)\n`),
      `${ARTICLE}: a link in the text leads to "javascript:alert"; write a page of this site such as /dive-with-us, or a full address that begins with https://.`,
    ],
    [
      'a field that links to a route that does not exist',
      () => setField('content/statistics/01-coral-fragments.md', 'link', '/detail-new-1'),
      'content/statistics/01-coral-fragments.md: "link" leads to "/detail-new-1", but there is no such page; did you mean "/detail-news-1"?',
    ],
    [
      'a file where none is read',
      () => {
        mkdirSync(join(root, 'content/new/46-storm'), { recursive: true })
        writeFileSync(join(root, 'content/new/46-storm/index.md'), '---\ntitle: Storm\n---\n')
      },
      'content/new/46-storm/index.md: is not in a place where content is read; did you mean content/news/*/index.md?',
    ],
    [
      'front matter that does not begin',
      () => writeFileSync(join(root, ARTICLE), 'Hello'),
      `${ARTICLE}: does not begin with front matter; the first line must be three hyphens: ---.`,
    ],
    [
      'an article without text',
      () => edit(ARTICLE, (text) => text.slice(0, text.indexOf('\n---', 3) + 5)),
      `${ARTICLE}: has no text; write at least one paragraph below the front matter.`,
    ],
    [
      'a slider with a picture too many',
      () =>
        edit('content/news/00-stages-of-coral-restoration/index.md', (text) =>
          text.replace(/^sliderPictures: .*$/m, 'sliderPictures: [slide-1.jpg, slide-2.jpg]'),
        ),
      'content/news/00-stages-of-coral-restoration/index.md: "sliderAlts" has 3 entries and "sliderPictures" has 2; write one text for each picture, in the same order.',
    ],
    [
      'a file of the settings that is gone',
      () => renameSync(join(root, 'content/settings/menu.md'), join(root, 'menu.md')),
      'content/settings/menu.md: is missing; write it with the fields: freeResources, mission, coral, team, gallery, merchandise, news, event, dive, donate.',
    ],
  ])('%s', (_name, spoil, sentence) => {
    spoil()
    expect(found()).toContain(sentence)
  })

  test('broken YAML names the line', () => {
    edit(ARTICLE, (text) => text.replace(/^title: .*$/m, 'title: Plastic: a story: of two'))
    expect(found().find((one) => one.startsWith(ARTICLE))).toMatch(
      /front matter that cannot be read at line 3 .*double quotes/,
    )
  })
})

test('all mistakes are told at once, in the order of the files', () => {
  setField(ARTICLE, 'date', 'yesterday')
  setField(ARTICLE, 'picture', 'gone.jpg')
  setField(OTHER, 'topics', '[Sea]')
  const mistakes = checkContent(root)
  expect(mistakes.map(({ file }) => file)).toEqual([ARTICLE, ARTICLE, OTHER])
  expect(mistakesText(mistakes)).toMatch(/^The content has 3 mistakes\.\n/)
})

test('windows line ends and a byte-order mark are fine', () => {
  edit(ARTICLE, (text) => `\uFEFF${text.replace(/\n/g, '\r\n')}`)
  expect(found()).toEqual([])
})
