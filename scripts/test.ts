/**
 * `npm test`: everything that has to be true, in the order that tells of a mistake soonest, with one build. Ends with
 * `N passed, N failed`; the exit code says the same.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedEngines } from './browsers'

const RESULTS = join(mkdtempSync(join(tmpdir(), 'site-tests-')), 'results.json')
const totals = { passed: 0, failed: 0 }
/** Said once more at the end, where it is found without a search */
const said: string[] = []

const count = (title: string, ok: boolean) => {
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) said.push(`Failed: ${title}`)
  return ok
}

const run = (title: string, command: string, ...args: string[]) => {
  console.log(`\n— ${title}`)
  rmSync(RESULTS, { force: true })
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS }
  // npm has put node_modules/.bin on PATH
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

/** As `run`, beside others: what it says comes in one piece, when it ends. */
const check = (title: string, command: string, ...args: string[]) =>
  new Promise<void>((ended) => {
    execFile(command, args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`\n— ${title}\n${stdout}${stderr}${error && typeof error.code !== 'number' ? error.message : ''}`)
      count(title, !error)
      ended()
    })
  })

interface Results {
  // Jest's
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  // Playwright's
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** Runs tests and counts each, by the file of results that they write. */
const tests = (title: string, command: string, ...args: string[]) => {
  const ok = run(title, command, ...args)
  const results = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {}
  const { numPassedTests, numFailedTests = 0, numRuntimeErrorTestSuites = 0, stats } = results
  const failed = stats?.unexpected ?? numFailedTests + numRuntimeErrorTestSuites
  totals.passed += stats ? stats.expected + stats.flaky : (numPassedTests ?? 0)
  totals.failed += failed
  if (failed) said.push(`Failed: ${failed} of the ${title}`)
  else if (!ok) count(title, false)
  if (stats?.flaky) said.push(`Passed at the second try only: ${stats.flaky} of the ${title}`)
}

const CI_WITHOUT = process.env.CI_WITHOUT ?? ''
const { installed, missing } = installedEngines()

const browserTests = () => {
  for (const { name, packages } of missing) {
    // with CI set, only what .ci/run could not install may be left out
    if (name === 'chromium' || (process.env.CI && !CI_WITHOUT.includes(name))) count(name, false)
    said.push(`NOT TESTED in ${name} (Debian: apt-get install ${packages})`)
  }
  if (installed.includes('chromium')) tests('browser tests', 'playwright', 'test')
  if (installed.some((name) => name !== 'chromium'))
    tests('tests in other engines', 'playwright', 'test', '--config=__tests__/engines')
}

await Promise.all([
  check('lint', 'eslint', '.'),
  check('format', 'prettier', '--check', '.'),
  check('spelling', 'cspell', '--no-progress', '--no-summary', 'content/**/*.md'),
])
tests('unit and integration tests', 'jest', '--json', `--outputFile=${RESULTS}`)
if (count('build', run('build', 'npm', 'run', 'build'))) {
  count('types', run('types', 'npm', 'run', 'typecheck'))
  browserTests()
}
if (CI_WITHOUT) said.push(`NOT TESTED, because it could not be installed:${CI_WITHOUT}`)
for (const line of said) console.error(`\n${line}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
