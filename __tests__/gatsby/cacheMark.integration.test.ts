/** Whose the cache is, and whether Gatsby may go on from it. Interrupted builds of the site: bench/interruptions.ts. */
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CacheInUse, claimCache, isCacheWhole, markFile, setCacheWhole } from '../../src/gatsby/cacheMark'

let root: string
const others: ChildProcess[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'))
  // the programs that these tests start wait for each other as ever
  jest.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
})
afterEach(async () => {
  for (const other of others.splice(0)) await end(other)
  rmSync(root, { recursive: true, force: true })
})

const PROGRAM = `
  const mark = require('jiti').createJiti(process.argv[1])(process.argv[1])
  const [, , root, command] = process.argv
  try {
    mark.claimCache(root, command)
    console.log('claimed')
    process.stdin.on('data', () => { mark.setCacheWhole(root, true); console.log('whole') })
  } catch (error) {
    console.log(error.message)
    process.exit(1)
  }
`

/** Starts another program that claims the cache: it and what it says first. */
const startOther = async (command = 'build', folder = root) => {
  const other = spawn(process.execPath, ['-e', PROGRAM, resolve('src/gatsby/cacheMark.ts'), folder, command])
  others.push(other)
  const [said] = (await once(other.stdout, 'data')) as [Buffer]
  return { other, said: said.toString().trim() }
}

const finish = async (other: ChildProcess) => {
  other.stdin!.write('\n')
  await once(other.stdout!, 'data')
}

const end = async (other: ChildProcess) => {
  if (other.exitCode !== null || other.signalCode !== null) return
  other.kill('SIGKILL')
  await once(other, 'exit')
}

const markOf = (folder: string) => JSON.parse(readFileSync(markFile(folder), 'utf8'))
const changeMark = (change: object) => writeFileSync(markFile(root), JSON.stringify({ ...markOf(root), ...change }))

test('where nothing was built there is nothing to go on from', () => {
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
})

test('a cache without a mark is not whole, nor one whose mark cannot be read', () => {
  mkdirSync(join(root, '.cache'))
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
  const right = markOf(root)
  const broken = [
    {},
    [],
    null,
    'whole',
    { ...right, isWhole: 'yes' },
    { ...right, owner: {} },
    { ...right, since: 'now' },
  ]
  for (const text of ['', '{"folder":', ...broken.map((one) => JSON.stringify(one))]) {
    writeFileSync(markFile(root), text)
    claimCache(root, 'build')
    expect(markOf(root)).toMatchObject({ owner: right.owner, isWhole: false })
  }
})

test('after one that has finished its cache is whole; after one that was killed it is not', async () => {
  const { other } = await startOther()
  await finish(other)
  await end(other)
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(true)
  setCacheWhole(root, false)
  changeMark({ owner: { ...markOf(root).owner, pid: other.pid } })
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
}, 20_000)

test('a claim alone changes nothing: who ends with a mistake in the content has lost nothing', async () => {
  claimCache(root, 'build')
  setCacheWhole(root, true)
  changeMark({ owner: { ...markOf(root).owner, began: 'before' } })
  const { other, said } = await startOther()
  expect(said).toBe('claimed')
  await end(other)
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(true)
}, 20_000)

test('a cache that was moved or copied is not whole', () => {
  claimCache(root, 'build')
  setCacheWhole(root, true)
  const copy = join(root, 'copy')
  cpSync(join(root, '.cache'), join(copy, '.cache'), { recursive: true })
  claimCache(copy, 'build')
  expect(isCacheWhole(copy)).toBe(false)
  expect(isCacheWhole(root)).toBe(true)
})

test('while a build runs another one says so, and touches nothing', async () => {
  const { other } = await startOther()
  const before = readFileSync(markFile(root), 'utf8')
  expect(() => claimCache(root, 'build')).toThrow(CacheInUse)
  expect(() => claimCache(root, 'develop')).toThrow(
    new RegExp(`^Another build is running here since .*\\d\\d:\\d\\d \\(process ${other.pid}\\); wait for its end`),
  )
  expect(readFileSync(markFile(root), 'utf8')).toBe(before)
  await end(other)
  claimCache(root, 'build')
}, 20_000)

test('while the site is developed a build says what to end', async () => {
  await startOther('develop')
  expect(() => claimCache(root, 'build')).toThrow(/^"npm run develop" or "npm run cms" is running here .*; end it/)
}, 20_000)

test('of two that begin at once one goes on', async () => {
  const said = (await Promise.all([startOther(), startOther(), startOther()])).map((one) => one.said)
  expect(said.filter((text) => text === 'claimed')).toHaveLength(1)
}, 20_000)

test('a copy made while a build runs does not wait for it', async () => {
  await startOther()
  const copy = join(root, 'copy')
  cpSync(join(root, '.cache'), join(copy, '.cache'), { recursive: true })
  claimCache(copy, 'build')
  expect(isCacheWhole(copy)).toBe(false)
}, 20_000)

test('a number that another process has by now is not the build', async () => {
  const other = spawn('sleep', ['60'])
  others.push(other)
  claimCache(root, 'build')
  changeMark({ owner: { ...markOf(root).owner, pid: other.pid } })
  claimCache(root, 'build')
  expect(markOf(root).owner.pid).toBe(process.pid)
})

const testOnLinux = existsSync('/proc/self/stat') ? test : test.skip

testOnLinux('a process that has ended and that nobody has asked for is not the build', async () => {
  // the shell becomes sleep, which never asks for its child
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'])
  others.push(parent)
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const stat = () => readFileSync(`/proc/${Number(said)}/stat`, 'utf8')
  while (!stat().includes(') Z ')) await new Promise((done) => setTimeout(done, 20))
  const [, ...fields] = stat().split(') ')[1]!.split(' ')
  claimCache(root, 'build')
  changeMark({ owner: { ...markOf(root).owner, pid: Number(said), began: fields[18] } })
  claimCache(root, 'build')
  expect(markOf(root).owner.pid).toBe(process.pid)
})

test('a process of another computer or container counts while it touches its mark', () => {
  claimCache(root, 'build')
  setCacheWhole(root, true)
  changeMark({ owner: { computer: 'elsewhere pid:[1]', pid: process.pid, began: '1' }, isWhole: false })
  expect(() => claimCache(root, 'build')).toThrow(/\(process \d+ on the computer elsewhere\)/)
  const minutesAgo = new Date(Date.now() - 120_000)
  utimesSync(markFile(root), minutesAgo, minutesAgo)
  claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
})

test('who has lost the cache to another says nothing of it', async () => {
  claimCache(root, 'build')
  changeMark({ owner: { ...markOf(root).owner, began: 'later' } })
  setCacheWhole(root, true)
  expect(isCacheWhole(root)).toBe(false)
  rmSync(join(root, '.cache'), { recursive: true })
  setCacheWhole(root, true)
  expect(existsSync(markFile(root))).toBe(false)
})
