/** The commands as people run them. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../../src/cli/options'
import { ARTICLE, copyOfExample, FOLDER, OTHER } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'

const JITI = resolve('node_modules/jiti/lib/jiti-cli.mjs')
const project = process.cwd()

/** Runs a command in the folder `root`: what it prints and its exit code. */
const run = (root: string, script: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [JITI, join(project, 'scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { text: stdout + stderr, status }
}

test('check:content says every mistake with its line, and ends with 1', async () => {
  const root = await copyOfExample()
  await setsField(ARTICLE, 'date', '2024-13-01')(root)
  await setsField(OTHER, 'picture', 'Lead.JPG')(root)
  expect(run(root, 'check-content.ts')).toEqual({
    status: 1,
    text: `${ARTICLE}:5: "date" is "2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.
${OTHER}:6: "picture" names "Lead.JPG", but the picture is called "lead.jpg"; write the same large and small letters.
content/news: no article has the number 1 to 11. That is fine; there is just no page at that address.
The content has 2 mistakes.
`,
  })
})

test('check:content has a kind word where there is none', async () => {
  const { text, status } = run(await copyOfExample(), 'check-content.ts')
  expect(status).toBe(0)
  expect(text).toMatch(/\nThe content is in order: \d+ texts and their pictures\.\n$/)
})

test('new:news writes a folder that check:content likes', async () => {
  const root = await copyOfExample()
  const made = run(
    root,
    'new-news.ts',
    ...['--title', 'After the storm', '--topics', 'Reef', '--date', '2025-09-14'],
    ...['--picture', join(root, FOLDER, 'lead.jpg'), '--picture-alt', 'A table coral on its side'],
  )
  expect(made).toEqual({
    status: 0,
    text: expect.stringMatching(/^content\/news\/14-after-the-storm is there, for a page at \/detail-news-14\.\n/),
  })
  expect(run(root, 'check-content.ts').status).toBe(0)
})

test('add:photos puts a photograph beside a text, and says where it has to know the folder', async () => {
  const root = await copyOfExample()
  const photo = join(root, 'IMG (1).JPG')
  copyFileSync(join(root, FOLDER, 'lead.jpg'), photo)
  expect(run(root, 'add-photos.ts', FOLDER, photo)).toEqual({
    status: 0,
    text: expect.stringMatching(
      new RegExp(`^${FOLDER}/img-1\\.jpg: 1600 × 1067 pixels, \\d+ kB \\(it was IMG \\(1\\)\\.JPG\\)\n`),
    ),
  })
  expect(run(root, 'add-photos.ts', photo)).toEqual({
    status: 1,
    text: expect.stringMatching(
      /is no folder of content with a text in it; did you mean .* Write it in front of the pictures: /,
    ),
  })
  expect(run(root, 'add-photos.ts').text).toMatch(/^The folder is missing\. Write it in front of the pictures: /)
})

test('new:event says what is missing, and writes nothing', async () => {
  const root = await copyOfExample()
  expect(run(root, 'new-event.ts', '--title', 'Reef day', '--date=2025-09-14')).toEqual({
    status: 1,
    text: '--picture, --picture-alt are missing; add them, or run the command in a terminal to be asked.\n',
  })
  expect(existsSync(join(root, 'content/events/02-reef-day'))).toBe(false)
})

test('launch-report prints what it writes, and is strict when asked', async () => {
  const root = await copyOfExample()
  const { text, status } = run(root, 'launch-report.ts')
  expect(status).toBe(0)
  expect(text).toBe(`${readFileSync(join(root, 'launch-report.md'), 'utf8')}\n`)
  expect(run(root, 'launch-report.ts', '--strict').status).toBe(1)
})

describe('options', () => {
  const options = { title: { type: 'string' }, strict: { type: 'boolean' } } as const
  test.each([
    [['--titel', 'x'], '--titel is not known; did you mean --title?'],
    [['--xyz'], '--xyz is not known; there are: --title, --strict.'],
    [['--title'], '--title has no value; write it behind.'],
    [['--title='], '--title has no value; write it behind.'],
    [
      ['--title', 'After', 'the'],
      '“the” stands alone; put a value of several words into double quotes, and --title, --strict in front.',
    ],
  ])('%j', (given, sentence) => {
    expect(() => readOptions(options, given)).toThrow(sentence)
  })

  test('right ones', () => {
    expect(readOptions(options, ['--title', 'After the storm', '--strict'])).toEqual({
      title: 'After the storm',
      strict: true,
    })
  })
})
