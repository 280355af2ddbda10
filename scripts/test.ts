/**
 * `npm test`: everything that has to be true, in the order that tells of a mistake soonest. Builds the site once; types
 * and browser tests use that build. Ends with `N passed, N failed`; the exit code says the same. `--shard=1/4` runs one part
 * of four of the unit and browser tests.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from './chromium'

const shard = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
const RESULTS = { unit: join(folder, 'unit.json'), browser: join(folder, 'browser.json') }
const totals = { passed: 0, failed: 0 }

interface JestResults {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}
interface PlaywrightResults {
  stats: { expected: number; flaky: number; unexpected: number }
}

const count = (ok: boolean) => {
  totals[ok ? 'passed' : 'failed'] += 1
  return ok
}

const run = (title: string, command: string, args: readonly string[]) => {
  console.log(`\n— ${title}`)
  // npm has put node_modules/.bin on PATH
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS.browser },
  })
  return status === 0
}

const read = <Results>(path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : undefined

const unitTests = () => {
  const ok = run('unit tests', 'jest', ['--json', `--outputFile=${RESULTS.unit}`, ...shard])
  const result = read<JestResults>(RESULTS.unit)
  totals.passed += result?.numPassedTests ?? 0
  totals.failed += result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 1
  if (!ok && result && result.success) totals.failed += 1
}

const hasBrowser = () => {
  if (chromiumPath() || existsSync(chromium.executablePath())) return true
  console.error(
    'The browser tests need Chromium or Chrome and found none. Install one (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the path of yours.',
  )
  return false
}

const browserTests = () => {
  if (!count(hasBrowser())) return
  const ok = run('browser tests', 'playwright', ['test', ...shard])
  const stats = read<PlaywrightResults>(RESULTS.browser)?.stats
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  totals.failed += stats?.unexpected ?? 1
  if (!ok && stats && stats.unexpected === 0) totals.failed += 1
}

count(run('lint', 'eslint', ['.']))
count(run('format', 'prettier', ['--check', '.']))
count(run('spelling', 'cspell', ['--no-progress', '--no-summary', 'content/**/*.md']))
unitTests()
if (count(run('build', 'npm', ['run', 'build']))) {
  count(run('types', 'npm', ['run', 'typecheck']))
  browserTests()
}
if (process.env.CI_WITHOUT) console.error(`\nNOT TESTED, because it could not be installed:${process.env.CI_WITHOUT}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
