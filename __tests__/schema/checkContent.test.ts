import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/schema/checkContent'
import { numberAfter } from '../../src/schema/checks/addresses'
import { message, mistakesText, mistakeText } from '../../src/schema/mistake'
import { copyOfExample } from './exampleContent'
import { reportAfter } from './spoil'

test('the content of this site has no mistake', async () => {
  const { mistakes } = await checkContent(process.cwd())
  expect(mistakes.map(mistakeText)).toEqual([])
})

test('the example of these tests has none either, and nothing is worth saying of it', async () => {
  expect(await reportAfter()).toMatchObject({ mistakes: [], notes: [] })
})

test('the next number is above all others, and passes over the older stories', () => {
  expect([[], [0, 1, 7], [0, 44], [45], [53, 54]].map(numberAfter)).toEqual([0, 8, 45, 54, 55])
})

test('a site without articles, events and partners is right', async () => {
  const root = await copyOfExample()
  for (const folder of ['news', 'guides', 'events', 'partners'])
    rmSync(join(root, 'content', folder), { recursive: true })
  expect(await checkContent(root)).toMatchObject({ mistakes: [], notes: [] })
})

test('what the build prints', () => {
  const mistake = { file: 'content/a.md', line: 3, field: 'date', ...message('notPicture') }
  const lines = mistakesText([mistake]).split('\n')
  expect(lines[0]).toBe('The content has 1 mistake.')
  expect(lines[1]).toMatch(/^content\/a\.md:3: "date" cannot be read/)
  expect(lines[2]).toBe('Nothing was built. Mend what is listed and start again.')
  expect(mistakesText([mistake, mistake])).toMatch(/^The content has 2 mistakes\.\n/)
})
