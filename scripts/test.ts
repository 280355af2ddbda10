/**
 * `npm test`: everything that has to be true, in the order that tells of a mistake soonest, with one build. Ends with
 * `N passed, N failed`; the exit code says the same.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedEngines } from './browsers'

const RESULTS = join(mkdtempSync(join(tmpdir(), 'site-tests-')), 'results.json')
const totals = { passed: 0, failed: 0 }
/** Said once more at the end, where it is found without a search */
const said: string[] = []

interface Results {
  // Jest's
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  // Playwright's
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** Runs a command. It counts as one test, or as those that its file of results counts; gives whether all is well. */
const run = async (title: string, command: string, ...args: string[]) => {
  console.log(`\n— ${title}`)
  rmSync(RESULTS, { force: true })
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS }
  // npm has put node_modules/.bin on PATH
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env }), 'close')
  const results = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {}
  const { numPassedTests, numFailedTests = 0, numRuntimeErrorTestSuites = 0, stats } = results
  const failed = (stats?.unexpected ?? numFailedTests + numRuntimeErrorTestSuites) || Number(status !== 0)
  totals.passed += stats ? stats.expected + stats.flaky : (numPassedTests ?? 1 - failed)
  totals.failed += failed
  if (failed) said.push(`Failed: ${title} (${failed})`)
  if (stats?.flaky) said.push(`Passed at the second try only: ${stats.flaky} of the ${title}`)
  return failed === 0
}

const CI_WITHOUT = process.env.CI_WITHOUT ?? ''
const { installed, missing } = installedEngines()

await Promise.all([
  run('lint', 'eslint', '.'),
  run('format', 'prettier', '--check', '.'),
  run('spelling', 'cspell', '--no-progress', '--no-summary', 'content/**/*.md'),
])
await run('unit and integration tests', 'jest', '--json', `--outputFile=${RESULTS}`)
if (await run('build', 'npm', 'run', 'build')) {
  await run('types', 'npm', 'run', 'typecheck')
  for (const { name, packages } of missing) {
    // with CI set, only what .ci/run could not install may be left out
    if (name === 'chromium' || (process.env.CI && !CI_WITHOUT.includes(name))) totals.failed += 1
    said.push(`NOT TESTED in ${name} (Debian: apt-get install ${packages})`)
  }
  if (installed.includes('chromium')) await run('browser tests', 'playwright', 'test')
  if (installed.some((name) => name !== 'chromium'))
    await run('tests in other engines', 'playwright', 'test', '--config=__tests__/engines')
}
if (CI_WITHOUT) said.push(`NOT TESTED, because it could not be installed:${CI_WITHOUT}`)
for (const line of said) console.error(`\n${line}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
