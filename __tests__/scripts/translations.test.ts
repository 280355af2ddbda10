import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markTranslations } from '../../scripts/translations'
import { copyOfExample } from '../schema/exampleContent'
import { writes } from '../schema/spoil'

const ENGLISH = 'content/home/team.md'
const TRANSLATION = 'content/home/team.id.md'
const TEXT = '---\ntitle: Tim kami\n---\n'

test.each([TEXT, TEXT.replaceAll('\n', '\r\n'), `${TEXT}\n---\n\ntitle: more\n`])(
  'the mark is the last line of the fields, and no other line changes: %j',
  async (text) => {
    const root = await copyOfExample()
    const read = () => readFileSync(join(root, TRANSLATION), 'utf8')
    writes(TRANSLATION, text)(root)
    markTranslations(root, [TRANSLATION])
    const marked = read()
    expect(marked.replace(/sourceDigest: "?[0-9a-f]{12}"?\r?\n/, '')).toBe(text)
    markTranslations(root, [TRANSLATION])
    expect(read()).toBe(marked)
  },
)

test.each([[[ENGLISH]], [['content/home/nothing.id.md']], [[]]])('%j cannot be marked', async (names) => {
  const root = await copyOfExample()
  expect(() => markTranslations(root, names)).toThrow(/can be read/)
})
