/** What is said in a sentence before anything else starts: the wrong Node, folder or user. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { asOther } from '../setup/asOther'

const CHECK_NODE = resolve('scripts/check-node.cjs')
const CHECK_PLACE = resolve('scripts/check-place.cjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'))
  chmodSync(root, 0o755)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const run = (args: readonly string[], options: object = {}) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', ...options })
  return { text: stdout + stderr, status }
}

describe('Node', () => {
  const checkAs = (version: string) =>
    run([
      '-e',
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require(${JSON.stringify(CHECK_NODE)})`,
    ])

  test.each(['12.22.12', '18.20.8', '20.9.0', '20.19.4', '21.7.3', '22.12.0', '23.11.1', '27.0.0'])(
    '%s is refused, with those that can be taken',
    (version) => {
      const { text, status } = checkAs(version)
      expect(status).toBe(1)
      expect(text).toBe(
        `The site needs Node 20.19.5, 22.13.0, 24.0.0 or 26.0.0, or a later one that begins with the same number; this is Node ${version}. Install one of those (https://nodejs.org), then start again.\n`,
      )
    },
  )

  test.each(['20.19.5', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.12.1'])('%s is taken', (version) => {
    expect(checkAs(version)).toEqual({ text: '', status: 0 })
  })

  test('the check is written in what an old Node can read', () => {
    expect(readFileSync(CHECK_NODE, 'utf8')).not.toMatch(/\?\?|\?\.|node:|\bimport\b|\|\|=|&&=|\.at\(|\.flat/)
  })

  test('npm refuses to install the packages for others', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m)
  })

  test('another package manager is told that npm is the one', () => {
    const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as { packageManager: string }
    expect(packageManager).toMatch(/^npm@/)
  })

  test('README names the same versions', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('Node 20 (from 20.19.5), 22 (from 22.13), 24 or 26,')
  })

  test('every command of the project checks it first, and every one that starts Gatsby the folder too', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const unchecked = Object.entries(scripts).filter(
      ([, script]) =>
        /\b(jiti|gatsby)\b/.test(script) &&
        !/^(node scripts\/(check-node|check-place|gatsby)\.cjs|(SITE_RELEASE=1 )?npm run build) /.test(script),
    )
    expect(unchecked).toEqual([['clean', 'gatsby clean']])
  })
})

describe('the folder', () => {
  const checkIn = (name: string) => {
    const folder = join(root, name)
    mkdirSync(folder, { recursive: true })
    return run([CHECK_PLACE], { cwd: folder })
  }

  test.each([
    'site (1)',
    'site[1]',
    "Anna's site",
    '#1',
    '100% site',
    'a"b',
    'a`b',
    'a|b',
    'a\\b',
    '{site}',
    'what?',
    'site!',
    'a*b',
    'a:b',
  ])('“%s” is refused, and so is a folder in it', (name) => {
    for (const path of [name, join(name, 'site')]) {
      const { text, status } = checkIn(path)
      expect(status).toBe(1)
      expect(text).toMatch(
        /^The path of this folder, .*, has the sign \S, which Gatsby cannot work with; rename .*\.\n$/,
      )
    }
  })

  test.each([
    'my site',
    'Büro',
    'море',
    '海',
    'reef & mangrove',
    'a+b',
    'a,b',
    '$site',
    'site_2-final.v1',
    'a@b',
    'a=b;c~d^e',
  ])('“%s” is taken', (name) => expect(checkIn(name)).toEqual({ text: '', status: 0 }))

  test('a full disk is told before a build begins', () => {
    const full = `require('node:fs').statfsSync = () => ({ bavail: 12000, bsize: 4096 }); require(${JSON.stringify(CHECK_PLACE)})`
    expect(run(['-e', full], { cwd: root })).toEqual({
      status: 1,
      text: `The disk of ${root} has 49 MB left, and a build needs 1000 MB; make room, then start again.\n`,
    })
  })

  test.each(['.', '.cache', 'public', '.pictures', 'src'])('one may not write in %s', (name) => {
    mkdirSync(join(root, name), { recursive: true })
    chmodSync(root, 0o777)
    chmodSync(join(root, name), 0o555)
    const { text, status } = run([CHECK_PLACE], { cwd: root, ...asOther })
    expect(status).toBe(1)
    expect(text).toBe(
      `You may not write in ${join(root, name)}; start this as its owner, or ask its owner for the right to.\n`,
    )
    chmodSync(join(root, name), 0o755)
  })
})
