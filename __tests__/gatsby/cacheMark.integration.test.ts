/** Whose the cache is, and whether Gatsby may go on from it. Interrupted builds of the site: bench/interruptions.ts. */
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import { join, resolve } from 'node:path'
import { CacheInUse, claimCache, isCacheWhole, markFile, setCacheWhole } from '../../src/gatsby/cacheMark'
import { temporaryFolder } from '../setup/temporaryFolder'

// holds the sockets too, which who is killed leaves behind
const temporary = temporaryFolder()
let root: string
const others: ChildProcess[] = []

beforeEach(() => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(temporary)
  root = mkdtempSync(join(temporary, 'cache-'))
})
afterEach(async () => {
  for (const other of others.splice(0)) await end(other)
})

const PROGRAM = `
  const mark = require('jiti').createJiti(process.argv[1])(process.argv[1])
  const [, , root, command] = process.argv
  mark.claimCache(root, command).then(() => {
    console.log('claimed')
    process.stdin.on('data', () => { mark.setCacheWhole(root, true); console.log('whole') })
  }, (error) => console.log(error.message))
`

/** Starts another program that claims the cache: it and what it says first. */
const startOther = async (command = 'build') => {
  const args = ['-e', PROGRAM, resolve('src/gatsby/cacheMark.ts'), root, command]
  const other = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: temporary } })
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

test('where nothing was built there is nothing to go on from', async () => {
  await claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
})

test.each(['', '{"folder":', '{}', '[]', 'null', '"whole"'])('a cache whose mark is %j is not whole', async (text) => {
  mkdirSync(join(root, '.cache'))
  writeFileSync(markFile(root), text)
  await claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(false)
})

test('after one that has finished its cache is whole; after one that was killed it is not', async () => {
  const first = await startOther()
  await end(first.other)
  const second = await startOther()
  expect(second.said).toBe('claimed')
  expect(isCacheWhole(root)).toBe(false)
  await finish(second.other)
  await end(second.other)
  // a claim alone changes nothing: who ends with a mistake in the content has lost nothing
  await end((await startOther()).other)
  await claimCache(root, 'build')
  expect(isCacheWhole(root)).toBe(true)
}, 20_000)

test('a cache that was moved or copied is not whole, and nobody waits for the build beside it', async () => {
  await finish((await startOther()).other)
  const copy = join(root, 'copy')
  cpSync(join(root, '.cache'), join(copy, '.cache'), { recursive: true })
  await claimCache(copy, 'build')
  expect(isCacheWhole(copy)).toBe(false)
  expect(isCacheWhole(root)).toBe(true)
}, 20_000)

test('while a build runs another one says so, and touches nothing', async () => {
  const { other } = await startOther()
  const before = readFileSync(markFile(root), 'utf8')
  await expect(claimCache(root, 'build')).rejects.toThrow(CacheInUse)
  await expect(claimCache(root, 'develop')).rejects.toThrow(
    new RegExp(`^Another build is running here since .*\\d\\d:\\d\\d \\(process ${other.pid}\\); wait for its end`),
  )
  expect(readFileSync(markFile(root), 'utf8')).toBe(before)
  await end(other)
  await claimCache(root, 'build')
}, 20_000)

test('while the site is developed a build says what to end', async () => {
  await startOther('develop')
  await expect(claimCache(root, 'build')).rejects.toThrow(
    /^"npm run develop" or "npm run cms" is running here .*; end it/,
  )
}, 20_000)

test('of several that begin at once after one that was killed one goes on', async () => {
  for (let time = 0; time < 5; time += 1) {
    const said = await Promise.all([1, 2, 3, 4].map(() => startOther()))
    expect(said.filter((one) => one.said === 'claimed')).toHaveLength(1)
    for (const { other } of said) await end(other)
  }
}, 60_000)

test('of two that begin at once one goes on', async () => {
  const said = (await Promise.all([startOther(), startOther(), startOther()])).map((one) => one.said)
  expect(said.filter((text) => text === 'claimed')).toHaveLength(1)
}, 20_000)

test('where somebody has deleted the cache nothing is said of it', async () => {
  await claimCache(root, 'build')
  rmSync(join(root, '.cache'), { recursive: true })
  setCacheWhole(root, true)
  expect(existsSync(markFile(root))).toBe(false)
})
