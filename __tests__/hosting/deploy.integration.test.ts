/** Deploys of a small project, as people run them: with processes that are killed, disks that are full, a server afar. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LAUNCH_REPORT_ROUTE } from '../../src/config/routes'
import { fakeSite, served } from './fakeSite'

jest.setTimeout(120_000)

const newTarget = () => join(mkdtempSync(join(tmpdir(), 'deploy-')), "the foundation's site")
const releases = (target: string) =>
  readdirSync(join(target, 'releases'))
    .map((name) => name.replace(/^(\d+)-.*/, '$1'))
    .sort()
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
/** .ci/run says in CI_WITHOUT what it could not install; apart from that, nothing is skipped there. */
const isRequired = (tool: string) => process.env.CI && !process.env.CI_WITHOUT?.includes(tool)
const canDeploy = process.platform === 'linux' && works('rsync', '--version')
const test = canDeploy || isRequired('rsync') ? global.test : global.test.skip
const UNTOUCHED = /What is served is as it was\./

const site = fakeSite()
const target = newTarget()

test('a first deploy makes the folder and serves what was built', () => {
  site.commit({ words: 'one' })
  const { text, status } = site.deploy(target)
  expect([text, status]).toEqual([expect.stringContaining('current is 000001-'), 0])
  expect(served(target)).toEqual(['one'])
  expect(readlinkSync(join(target, 'current'))).toMatch(/^releases\/000001-[0-9a-f]+$/)
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
  expect(site.deploy(target).status).toBe(1)
  site.commit({ words: 'bad', link: '/nowhere' })
  const { text, status } = site.deploy(target)
  expect(status).toBe(1)
  expect(text).toContain('index.html leads to /nowhere, which is not there.')
  expect(text).toMatch(UNTOUCHED)
  site.commit({ words: 'bad', missing: '/detail-news-17' })
  expect(site.deploy(target).text).toContain('/detail-news-17, which the content names, has no page.')
  expect([served(target), releases(target)]).toEqual([['two'], before])
})

test('a site with something still to be supplied is not published, nor a preview that was built before', () => {
  const before = releases(target)
  const contact = join(site.root, 'content/settings/contact.md')
  mkdirSync(dirname(contact), { recursive: true })
  writeFileSync(contact, readFileSync('content/settings/contact.md'))
  site.commit({ words: 'early' })
  const { text, status } = site.deploy(target)
  expect(status).toBe(1)
  expect(text).toMatch(/^This site can’t be released: \d+ values are still to be supplied/m)
  expect(text).toMatch(/^- content\/settings\/contact\.md:\d+ `email` is “hello@example\.org”/m)
  expect(text).toMatch(UNTOUCHED)
  rmSync(contact)
  site.commit({ words: 'preview', more: LAUNCH_REPORT_ROUTE })
  expect(site.deploy(target).text).toContain('This build is a preview; build it anew: SITE_RELEASE=1 npm run build')
  expect([served(target), releases(target)]).toEqual([['two'], before])
})

test('of a site whose address has a path, what leads past it is not published', () => {
  const contact = join(site.root, 'content/settings/contact.md')
  mkdirSync(dirname(contact), { recursive: true })
  writeFileSync(contact, '---\nsiteUrl: https://reef.test/ibf\n---\n')
  site.commit({ words: 'past', link: '/impact' })
  const { text } = site.deploy(target)
  expect(text).toContain('index.html leads to /impact, which is not there.')
  expect(text).toMatch(/index\.html leads to \/app-[0-9a-f]+\.js, which is not there\./)
  site.commit({ words: 'below', link: '/ibf/impact?a=b' })
  expect(site.deploy(target).text).not.toContain('/ibf')
  rmSync(contact)
})

test('three releases stay, with the scripts of those before', () => {
  for (const words of ['three', 'four']) {
    site.commit({ words })
    expect(site.deploy(target).status).toBe(0)
  }
  expect(releases(target)).toEqual(['000002', '000003', '000004'])
  expect(served(target)).toEqual(['four'])
  expect(readdirSync(join(target, 'current')).filter((name) => name.endsWith('.js'))).toHaveLength(4)
})

test('a release that somebody went back to stays, and the next deploy does not build on it', () => {
  const [oldest] = readdirSync(join(target, 'releases')).sort()
  works('ln', '-sfn', `releases/${oldest}`, join(target, 'current'))
  expect(served(target)).toEqual(['two'])
  site.commit({ words: 'four and a half' })
  expect(site.deploy(target).status).toBe(0)
  expect([served(target), releases(target)]).toEqual([['four and a half'], ['000003', '000004', '000005']])
})

test('a deploy that is killed changes nothing that is served, and the next one is whole', async () => {
  site.commit({ words: 'five', pageMs: 5 })
  const start = Date.now()
  expect(site.deploy(target).status).toBe(0)
  const wholeMs = Date.now() - start
  const kills = 6
  for (let kill = 1; kill <= kills; kill += 1) {
    site.commit({ words: `killed ${kill}`, pageMs: 5 })
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
})

test('two at once are whole, one after the other', async () => {
  const other = fakeSite()
  site.commit({ words: 'seven' })
  other.commit({ words: 'eight' })
  const both = [site.begin(target), other.begin(target)]
  await Promise.all(both.map((deploy) => once(deploy, 'exit')))
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  expect([['seven'], ['eight']]).toContainEqual(served(target))
})

test('a server that is reached by SSH gets the same', () => {
  // stands in for ssh: what the server's shell would run, this computer's runs; rsync says -l deploy your.domain
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  const ssh = `#!/bin/sh
case "$1 $2 $3" in
  "-l deploy your.domain") shift 3 ;;
  deploy@your.domain*) shift ;;
  *) exit 9 ;;
esac
exec sh -c "$*"
`
  writeFileSync(join(bin, 'ssh'), ssh, { mode: 0o755 })
  const afar = newTarget()
  site.commit({ words: 'afar' })
  const { text, status } = site.deploy(`deploy@your.domain:${afar}`, 'env', `PATH=${bin}:${process.env.PATH}`)
  expect([text, status]).toEqual([expect.stringContaining('current is 000001-'), 0])
  expect(served(afar)).toEqual(['afar'])
})

const canFake = works('faketime', '-f', '-1y', 'true')
const clock = canFake || isRequired('faketime') ? test : global.test.skip
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
const disk = canMount ? test : global.test.skip
const why = canMount ? '' : ' (skipped: this user may not mount a disk to fill)'

disk(`a disk that gets full changes nothing that is served, and is left as it was${why}`, () => {
  const small = newTarget()
  mkdirSync(small)
  mountDisk(small, 10)
  try {
    site.commit({ words: 'fits', bytes: 1_000_000 })
    expect([site.deploy(small).status, served(small)]).toEqual([0, ['fits']])
    site.commit({ words: 'too much', bytes: 20_000_000 })
    const { text, status } = site.deploy(small)
    expect([status, served(small), releases(small)]).toEqual([1, ['fits'], ['000001']])
    expect(text).toMatch(UNTOUCHED)
    site.commit({ words: 'fits again', bytes: 2_000_000 })
    expect([site.deploy(small).status, served(small)]).toEqual([0, ['fits again']])
  } finally {
    works('umount', small)
  }
})

disk(`a folder that can only be read changes nothing${why}`, () => {
  for (const folder of ['releases', '.']) {
    const place = join(target, folder)
    works('mount', '--bind', place, place)
    works('mount', '-o', 'remount,bind,ro', place)
    try {
      site.commit({ words: 'never' })
      const { text, status } = site.deploy(target)
      expect([folder, status, served(target).length]).toEqual([folder, 1, 1])
      expect(text).toMatch(UNTOUCHED)
      expect(served(target)).not.toContain('never')
    } finally {
      works('umount', place)
    }
  }
})

test('no place, and a folder in the place of the link, are refused with a sentence', () => {
  expect(site.deploy('your.domain:site').text).toMatch(/is no place to deploy to; write \/var\/www\/indonesia-biru, or/)
  const taken = newTarget()
  mkdirSync(join(taken, 'current'), { recursive: true })
  const { text, status } = site.deploy(taken)
  expect([text, status]).toEqual([expect.stringMatching(/is no symbolic link/), 1])
})
