/** What the system does not let an editor do is said in a sentence, as every other mistake is. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ARTICLE, copyOfExample, FOLDER, OTHER } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'
import { asOther } from '../setup/asOther'
import { temporaryFolder } from '../setup/temporaryFolder'

const JITI = resolve('node_modules/jiti/lib/jiti-cli.mjs')
const REFUSED = 'may not be read by you; ask its owner for the right to, or put a copy of your own in its place.'

let root: string
// jiti keeps what it has compiled there, so that the next command begins in half the time
const temporary = temporaryFolder()
chmodSync(temporary, 0o777)
const closed: string[] = []

beforeEach(async () => {
  root = await copyOfExample()
  for (const folder of [dirname(root), root]) chmodSync(folder, 0o755)
})
afterEach(() => {
  for (const path of closed.splice(0).reverse()) chmodSync(path, 0o755)
})

const close = (path: string, mode = 0) => {
  chmodSync(join(root, path), mode)
  closed.push(join(root, path))
}

const run = (script: string, ...args: string[]) => {
  const command = [JITI, resolve('scripts', script), ...args]
  const env = { ...process.env, TMPDIR: temporary }
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
    ...asOther,
  })
  return { text: stdout + stderr, status }
}

const newNews = (picture: string) =>
  run(
    'new-news.ts',
    ...['--title', 'After the storm', '--topics', 'Reef', '--date', '2025-09-14'],
    ...['--picture', picture, '--picture-alt', 'A table coral on its side'],
  )

test('texts and pictures that may not be read are mistakes among the others', async () => {
  await setsField(ARTICLE, 'date', '2024-13-01')(root)
  close(OTHER)
  close(`${FOLDER}/second.jpg`)
  const { text, status } = run('check-content.ts')
  expect(status).toBe(1)
  expect(text).toContain(`${ARTICLE}:5: "date" is "2024-13-01"`)
  expect(text).toContain(`"secondPicture": the picture "second.jpg" ${REFUSED}`)
  expect(text).toContain(`\n${OTHER}: ${REFUSED}\n`)
  expect(text).not.toContain('    at ')
}, 20_000)

test.each(['content', FOLDER])(
  'the folder %s, which may not be read',
  (folder) => {
    close(folder)
    expect(run('check-content.ts')).toEqual({ status: 1, text: `${folder}: ${REFUSED}\nThe content has 1 mistake.\n` })
  },
  20_000,
)

test('new:news where one may not write', () => {
  close('content/news', 0o555)
  const before = readdirSync(join(root, 'content/news'))
  const { text, status } = newNews(join(root, FOLDER, 'lead.jpg'))
  expect(status).toBe(1)
  expect(text).toBe(
    `The system does not let you use ${join(root, 'content/news/14-after-the-storm')}; start this as its owner, or ask its owner for the right to.\n`,
  )
  expect(readdirSync(join(root, 'content/news'))).toEqual(before)
}, 20_000)

test('new:news with a picture that may not be read', () => {
  chmodSync(join(root, 'content/news'), 0o777)
  close(`${FOLDER}/second.jpg`)
  const { text, status } = newNews(join(root, FOLDER, 'second.jpg'))
  expect(status).toBe(1)
  expect(text).toContain(`"picture": the picture "second.jpg" ${REFUSED}`)
  expect(existsSync(join(root, 'content/news/14-after-the-storm'))).toBe(false)
}, 20_000)

test('launch-report where one may not write', () => {
  close('.', 0o555)
  const { text, status } = run('launch-report.ts')
  expect(status).toBe(1)
  expect(text).toMatch(/^The system does not let you use .*launch-report\.md; start this as its owner/)
}, 20_000)
