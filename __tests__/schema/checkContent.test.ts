/** @jest-environment node */
/** The tables of what is refused stand in bad….test.ts beside this file. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/schema/checkContent'
import { mistakesText, mistakeText } from '../../src/schema/mistake'
import { TOPICS } from '../../src/schema/news'
import { copyOfExample, OTHER } from './exampleContent'
import { setsField } from './spoil'

test('the content of this site has no mistake', async () => {
  expect((await checkContent(process.cwd())).mistakes.map(mistakeText)).toEqual([])
})

test('numbers that no article has are said, and are no mistake', async () => {
  const root = await copyOfExample()
  await setsField(OTHER, 'number', '500')(root)
  expect(await checkContent(root)).toMatchObject({
    mistakes: [],
    notes: [
      'content/news: no article has the number 1 to 11, 13 to 45, 54 to 499. That is fine; there is just no page at that address.',
      'content/news: the numbers 46 to 53 belong to older stories; leave them free for those.',
    ],
  })
})

test('a site without articles, events and partners is right', async () => {
  const root = await copyOfExample()
  for (const folder of ['news', 'guides', 'events', 'partners'])
    rmSync(join(root, 'content', folder), { recursive: true })
  expect(await checkContent(root)).toMatchObject({ mistakes: [], notes: [] })
})

test('the README for editors names the topics that there are', () => {
  expect(readFileSync('content/README.md', 'utf8')).toContain(`one to three of: ${TOPICS.join(', ')}`)
})

test('what the build prints', () => {
  const mistakes = [{ file: 'content/a.md', line: 3, message: '"date" is missing.' }]
  expect(mistakesText(mistakes)).toBe(
    'The content has 1 mistake.\ncontent/a.md: "date" is missing.\nNothing was built. Mend what is listed and start again.',
  )
  expect(mistakesText([...mistakes, ...mistakes])).toMatch(/^The content has 2 mistakes\.\n/)
})
