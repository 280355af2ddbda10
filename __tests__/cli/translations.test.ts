import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchReport } from '../../src/schema/launchReport'
import { markTranslations, statusTable, translationStatus } from '../../src/cli/translations'
import { copyOfExample, PARTNER } from '../schema/exampleContent'
import { setsField, writes } from '../schema/spoil'

const ENGLISH = 'content/home/team.md'
const TRANSLATION = 'content/home/team.id.md'
const TEXT = '---\ntitle: Tim kami\n---\n'

const textOf = (root: string) => readFileSync(join(root, TRANSLATION), 'utf8')
const stateOf = (root: string, name = TRANSLATION) => translationStatus(root).find(({ file }) => file === name)?.state

test('missing, up to date, older than the English text', async () => {
  const root = await copyOfExample()
  expect(stateOf(root)).toBe('missing')
  writes(TRANSLATION, TEXT)(root)
  markTranslations(root, [TRANSLATION])
  expect(stateOf(root)).toBe('up to date')
  expect(launchReport(root).translations).toEqual([])
  setsField(ENGLISH, 'title', 'The people of the bay')(root)
  expect(stateOf(root)).toBe('older than the English text')
  expect(launchReport(root).translations).toEqual([
    expect.stringContaining(`${TRANSLATION} is older than the English text`),
  ])
  markTranslations(root, [TRANSLATION])
  expect(stateOf(root)).toBe('up to date')
})

test('texts without words are not waited for', async () => {
  const root = await copyOfExample()
  expect(stateOf(root, 'content/settings/foreign-words.id.md')).toBeUndefined()
  expect(stateOf(root, PARTNER.replace('.md', '.id.md'))).toBe('missing')
})

test('the table has what is left to do first, and the numbers below', async () => {
  const root = await copyOfExample()
  writes(TRANSLATION, TEXT)(root)
  markTranslations(root, [TRANSLATION])
  const lines = statusTable(root).split('\n')
  expect(lines[0]).toMatch(/^missing {22}content\//)
  expect(lines.at(-2)).toBe(`up to date                   ${TRANSLATION}`)
  expect(lines.at(-1)).toMatch(/^\d+ texts: \d+ missing, 0 older than the English text, 1 up to date\.$/)
})

describe('the mark', () => {
  test.each([
    ['Unix', TEXT],
    ['Windows', TEXT.replaceAll('\n', '\r\n')],
    ['a text below', `${TEXT}\n---\n\ntitle: more\n`],
  ])('is the last line of the fields, and no other line changes: %s', async (_name, text) => {
    const root = await copyOfExample()
    writes(TRANSLATION, text)(root)
    markTranslations(root, [TRANSLATION])
    const eol = text.includes('\r') ? '\r\n' : '\n'
    const [, first, mark] = textOf(root).split(eol)
    expect([first, mark]).toEqual(['title: Tim kami', expect.stringMatching(/^sourceDigest: "?[0-9a-f]{12}"?$/)])
    expect(textOf(root).replace(`${mark}${eol}`, '')).toBe(text)
    const once = textOf(root)
    markTranslations(root, [TRANSLATION])
    expect(textOf(root)).toBe(once)
  })

  test.each([[ENGLISH], ['content/home/nothing.id.md']])('is not for %s, and nothing is written', async (name) => {
    const root = await copyOfExample()
    writes(TRANSLATION, TEXT)(root)
    expect(() => markTranslations(root, [TRANSLATION, name])).toThrow(
      `${name} is no translation that can be read; name files such as content/home/team.id.md.`,
    )
    expect(textOf(root)).toBe(TEXT)
  })

  test('is for the files that are named', async () => {
    const root = await copyOfExample()
    expect(() => markTranslations(root, [])).toThrow('No file is named')
  })
})
