/* Who takes the project over finds every patch on Gatsby in one room, with what is to be known of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'src/gatsby/patches'

test.each(readdirSync(FOLDER))('%s says what it patches, why, what it buys and when it can go', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const marks = ['Patches', 'Works around', 'Buys', 'Delete when']
  expect(marks.filter((mark) => !text.includes(`\n * ${mark}: `))).toEqual([])
})
