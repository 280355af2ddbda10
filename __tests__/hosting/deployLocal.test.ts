/** @jest-environment node */
/** Deploys of a small project, as people run them: with Git, npm, processes that are killed and disks that are full. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fakeSite, served } from './fakeSite'

jest.setTimeout(120_000)

const newTarget = () => join(mkdtempSync(join(tmpdir(), 'deploy-')), 'site')
const releases = (target: string) => readdirSync(join(target, 'releases')).sort()
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const UNTOUCHED = /What is served is as it was\./

const site = fakeSite()
const target = newTarget()

test('a first deploy makes the folder and serves the last commit', () => {
  site.commit({ words: 'one' })
  writeFileSync(join(site.root, 'site.json'), 'half a sentence that is not committed')
  const { text, status } = site.deploy(target)
  expect(text).toContain('1 of your changes are not committed')
  expect([status, served(target)]).toEqual([0, ['one']])
  expect(readlinkSync(join(target, 'current'))).toMatch(/^releases\/000001-[0-9a-f]+$/)
})

test('the checkout is not built in', () => {
  expect(['public', '.cache', 'node_modules'].filter((name) => existsSync(join(site.root, name)))).toEqual([])
})

test('the next one takes its place; the scripts of pages that are still open stay, unchanged files keep their times', () => {
  const before = statSync(join(target, 'current/unchanged.txt'))
  site.commit({ words: 'two' })
  expect(site.deploy(target).status).toBe(0)
  expect(served(target)).toEqual(['two'])
  const scripts = readdirSync(join(target, 'current')).filter((name) => name.endsWith('.js'))
  expect(scripts.map((name) => readFileSync(join(target, 'current', name), 'utf8')).sort()).toEqual(['one', 'two'])
  expect(statSync(join(target, 'current/unchanged.txt')).mtimeMs).toBe(before.mtimeMs)
})

test('a build that fails, one that leads nowhere and one that lacks a page change nothing that is served, and say why', () => {
  const before = releases(target)
  site.commit({ words: 'bad', fails: true })
  expect(site.deploy(target)).toEqual({ status: 1, text: expect.stringMatching(/The build failed \(see above\)\./) })
  site.commit({ words: 'bad', link: '/nowhere' })
  const { text, status } = site.deploy(target)
  expect(status).toBe(1)
  expect(text).toContain('index.html leads to /nowhere, which is not there.')
  expect(text).toMatch(UNTOUCHED)
  site.commit({ words: 'bad', missing: '/detail-news-17' })
  expect(site.deploy(target).text).toContain('/detail-news-17, which the content names, has no page.')
  expect([served(target), releases(target)]).toEqual([['two'], before])
})

test('three releases stay, with the scripts of those before', () => {
  for (const words of ['three', 'four']) {
    site.commit({ words })
    expect(site.deploy(target).status).toBe(0)
  }
  expect(releases(target).map((name) => name.slice(0, 6))).toEqual(['000002', '000003', '000004'])
  expect(served(target)).toEqual(['four'])
  expect(readdirSync(join(target, 'current')).filter((name) => name.endsWith('.js'))).toHaveLength(4)
})

test('a deploy that is killed changes nothing that is served, and the next one is whole', async () => {
  site.commit({ words: 'five', pageMs: 10 })
  const start = Date.now()
  expect(site.deploy(target).status).toBe(0)
  const wholeMs = Date.now() - start
  const kills = 5
  for (let kill = 1; kill <= kills; kill += 1) {
    site.commit({ words: `killed ${kill}`, pageMs: 10 })
    const before = served(target)
    const deploy = site.begin(target)
    const ended = once(deploy, 'exit')
    await setTimeout((wholeMs * (kill + Math.random() - 0.5)) / kills)
    if (deploy.exitCode === null) process.kill(-deploy.pid!, 'SIGKILL')
    await ended
    expect([before, [`killed ${kill}`]]).toContainEqual(served(target))
  }
  site.commit({ words: 'six' })
  expect([site.deploy(target).status, served(target)]).toEqual([0, ['six']])
  expect(releases(target)).toHaveLength(3)
})

test('of two at once the second says so; so it does while anything of a killed one still runs', async () => {
  // long enough for a busy machine; it is killed before its end
  site.commit({ words: 'six and a half', pageMs: 400 })
  const first = site.begin(target)
  while (!existsSync(join(target, 'build/public/page-data'))) await setTimeout(20)
  const refused = { status: 1, text: expect.stringMatching(/Another deploy into .* is running\./) }
  expect(site.deploy(target)).toEqual(refused)
  first.kill('SIGKILL')
  expect(site.deploy(target)).toEqual(refused)
  expect(served(target)).toEqual(['six'])
  process.kill(-first.pid!, 'SIGKILL')
  site.commit({ words: 'seven' })
  expect([site.deploy(target).status, served(target)]).toEqual([0, ['seven']])
})

test('a damaged cache, and one that Gatsby cannot take, are left behind', () => {
  writeFileSync(join(target, 'left/.cache/state'), 'hal')
  site.commit({ words: 'eight' })
  const damaged = site.deploy(target)
  expect(damaged.text).toContain('What the last build left is damaged')
  expect([damaged.status, served(target)]).toEqual([0, ['eight']])
  site.commit({ words: 'nine', failsWithCache: true })
  const refused = site.deploy(target)
  expect(refused.text).toContain('it is tried once more with nothing')
  expect([refused.status, served(target)]).toEqual([0, ['nine']])
})

const canFake = works('faketime', '-f', '-1y', 'true')
// .ci/run says in CI_WITHOUT what it could not install; apart from that, nothing is skipped there
const mustFake = process.env.CI && !process.env.CI_WITHOUT?.includes('faketime')
const clock = canFake || mustFake ? test : test.skip
clock(
  `a clock that was set back does not bring an old release back${canFake ? '' : ' (skipped: faketime is not installed)'}`,
  () => {
    site.commit({ words: 'ten' })
    expect(site.deploy(target, 'faketime', '-f', '-1y').status).toBe(0)
    expect(served(target)).toEqual(['ten'])
    site.commit({ words: 'eleven' })
    expect([site.deploy(target).status, served(target)]).toEqual([0, ['eleven']])
  },
)

/** A disk of this many MB. */
const mountDisk = (folder: string, megabytes: number) =>
  works('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
const probe = mkdtempSync(join(tmpdir(), 'disk-'))
const canMount = mountDisk(probe, 1) && works('umount', probe)
const disk = canMount ? test : test.skip
const why = canMount ? '' : ' (skipped: this user may not mount a disk to fill)'

disk(`a disk that gets full in the build or in the release changes nothing that is served${why}`, () => {
  const small = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'site')
  mkdirSync(small)
  mountDisk(small, 10)
  try {
    site.commit({ words: 'fits', bytes: 1_000_000 })
    expect([site.deploy(small).status, served(small)]).toEqual([0, ['fits']])
    for (const bytes of [5_000_000, 20_000_000]) {
      site.commit({ words: 'too much', bytes })
      const { text, status } = site.deploy(small)
      expect([status, served(small)]).toEqual([1, ['fits']])
      expect(text).toMatch(bytes > 10_000_000 ? /The build failed/ : /The disk is full; make room, then begin again\./)
      expect(text).toMatch(UNTOUCHED)
    }
    site.commit({ words: 'fits again', bytes: 1_000_000 })
    expect([site.deploy(small).status, served(small)]).toEqual([0, ['fits again']])
  } finally {
    works('umount', small)
  }
})

disk(`folders that can only be read are named, and nothing changes${why}`, () => {
  for (const folder of ['releases', 'build/public', '.']) {
    mkdirSync(join(target, folder), { recursive: true })
    const place = join(target, folder)
    works('mount', '--bind', place, place)
    works('mount', '-o', 'remount,bind,ro', place)
    try {
      site.commit({ words: 'never' })
      const { text, status } = site.deploy(target)
      expect(text).toMatch(UNTOUCHED)
      expect([folder, status, served(target).length]).toEqual([folder, 1, 1])
      expect(served(target)).not.toContain('never')
    } finally {
      works('umount', place)
    }
  }
})

test('a folder in the project, a folder in the place of the link, and no folder are refused with a sentence', () => {
  expect(site.deploy(join(site.root, 'public')).text).toMatch(/lies inside the project; name a folder elsewhere/)
  const taken = newTarget()
  mkdirSync(join(taken, 'current'), { recursive: true })
  expect(site.deploy(taken)).toEqual({ status: 1, text: expect.stringMatching(/is no symbolic link/) })
})
