/** What is looked at before anything else starts: the version of Node, the folder, the cache of the last build. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { markBuild, unmarkBuild } from '../../src/gatsby/buildMark'
import { temporaryFolder } from '../setup/temporaryFolder'

const CHECK_NODE = resolve('scripts/check-node.cjs')
const CHECK_PLACE = resolve('scripts/check-place.cjs')

const root = temporaryFolder()

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

  test.each(['12.22.12', '20.19.4', '21.7.3', '22.12.0', '27.0.0'])(
    '%s is refused, with those that can be taken',
    (version) => {
      const { text, status } = checkAs(version)
      expect(status).toBe(1)
      expect(text).toBe(
        `The site needs Node 20.19.5, 22.13.0, 24.0.0 or 26.0.0, or a later one that begins with the same number; this is Node ${version}. Install one of those (https://nodejs.org), then start again.\n`,
      )
    },
  )

  test.each(['20.19.5', '22.23.3', '24.0.0', '26.12.1'])('%s is taken', (version) => {
    expect(checkAs(version)).toEqual({ text: '', status: 0 })
  })

  test('the check is written in what an old Node can read', () => {
    expect(readFileSync(CHECK_NODE, 'utf8')).not.toMatch(/\?\?|\?\.|node:|\bimport\b|\|\|=|&&=|\.at\(|\.flat/)
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

  test.each(['site (1)', "Anna's site", '#1', '100% site', 'what?', 'a:b'])(
    '“%s” is refused, and so is a folder in it',
    (name) => {
      for (const path of [name, join(name, 'site')]) {
        const { text, status } = checkIn(path)
        expect(status).toBe(1)
        expect(text).toMatch(
          /^The path of this folder, .*, has the sign \S, which Gatsby cannot work with; rename .*\.\n$/,
        )
      }
    },
  )

  test.each(['my site', 'Büro', '海', 'reef & mangrove', 'a@b'])('“%s” is taken', (name) =>
    expect(checkIn(name)).toEqual({ text: '', status: 0 }),
  )
})

describe('the cache', () => {
  const home = process.cwd()
  beforeEach(() => process.chdir(root))
  afterEach(() => process.chdir(home))
  const start = () => run([join(home, 'scripts/gatsby.cjs'), '--version'])

  test('of a build that was broken off is deleted; that of one which came to its end stays', () => {
    markBuild()
    unmarkBuild()
    start()
    expect(existsSync('.cache')).toBe(true)
    markBuild()
    start()
    expect(existsSync('.cache')).toBe(false)
  })
})
