/**
 * `npm test`: everything that has to be true, in the order that tells of a mistake soonest. Builds the site once; types
 * and browser tests use that build. Ends with `N passed, N failed`; the exit code says the same. `--shard=1/4` runs one part
 * of four of the unit and browser tests.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { installedEngines } from './engines'

const shard = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
const RESULTS = join(folder, 'results.json')
const totals = { passed: 0, failed: 0 }
/** What is said again at the end, where it is found without a search */
const said: string[] = []

interface JestResults {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: { name: string; status: string }[]
}
interface Suite {
  title: string
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
  suites?: Suite[]
}
interface PlaywrightResults extends Pick<Suite, 'suites'> {
  stats: { expected: number; flaky: number; unexpected: number }
}

const count = (title: string, ok: boolean) => {
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) said.push(`Failed: ${title}`)
  return ok
}

const run = (title: string, command: string, args: readonly string[]) => {
  console.log(`\n— ${title}`)
  // npm has put node_modules/.bin on PATH
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS },
  })
  return status === 0
}

/** As `run`, beside others: what it says comes in one piece, when it ends. */
const check = (title: string, command: string, args: readonly string[]) =>
  new Promise<void>((ended) => {
    execFile(command, args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`\n— ${title}\n${stdout}${stderr}`.trimEnd())
      if (error && typeof error.code !== 'number') console.error(error.message)
      count(title, !error)
      ended()
    })
  })

/** What the last tests have written, once. */
const takeResults = <Results>() => {
  if (!existsSync(RESULTS)) return undefined
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results
  rmSync(RESULTS)
  return results
}

const unitTests = () => {
  const ok = run('unit tests', 'jest', ['--json', `--outputFile=${RESULTS}`, ...shard])
  const result = takeResults<JestResults>()
  totals.passed += result?.numPassedTests ?? 0
  totals.failed += (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  if (!ok && (result?.success ?? true)) count('unit tests', false)
  const failed = result?.testResults.filter(({ status }) => status === 'failed') ?? []
  said.push(...failed.map(({ name }) => `Failed: ${relative(process.cwd(), name)}`))
}

const SAID_OF_TESTS: Readonly<Record<string, string>> = {
  unexpected: 'Failed',
  flaky: 'Passed at the second try only',
}

const saidOf = ({ title, specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status in SAID_OF_TESTS)
      .map(
        ({ projectName, status }) =>
          `${SAID_OF_TESTS[status]}: ${[projectName, title, spec.title].filter(Boolean).join(': ')}`,
      ),
  ),
  ...suites.flatMap(saidOf),
]

const playwrightTests = (title: string, args: readonly string[]) => {
  const ok = run(title, 'playwright', ['test', ...args, ...shard])
  const { stats, suites = [] } = takeResults<PlaywrightResults>() ?? {}
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  totals.failed += stats?.unexpected ?? 0
  if (!ok && !stats?.unexpected) count(title, false)
  said.push(...suites.flatMap(saidOf))
}

const { installed, missing } = installedEngines()
// Chromium is needed; with CI set, of the others only what .ci/run could not install may be left out
const allowed = missing.filter(
  ({ name }) => name !== 'chromium' && (!process.env.CI || process.env.CI_WITHOUT?.includes(name)),
)

const browserTests = () => {
  for (const { name, packages } of missing.filter((engine) => !allowed.includes(engine))) {
    console.error(`\nThe tests need ${name}, and this machine has none (Debian: apt-get install ${packages}).`)
    count(name, false)
  }
  if (installed.includes('chromium')) playwrightTests('browser tests', [])
  if (installed.length > 0) playwrightTests(`engines: ${installed.join(', ')}`, ['--config=__tests__/engines'])
}

await Promise.all([
  check('lint', 'eslint', ['.']),
  check('format', 'prettier', ['--check', '.']),
  check('spelling', 'cspell', ['--no-progress', '--no-summary', 'content/**/*.md']),
])
unitTests()
if (count('build', run('build', 'npm', ['run', 'build']))) {
  count('types', run('types', 'npm', ['run', 'typecheck']))
  browserTests()
}
if (process.env.CI_WITHOUT) console.error(`\nNOT TESTED, because it could not be installed:${process.env.CI_WITHOUT}`)
for (const { name, packages } of allowed) console.error(`\nNOT TESTED in ${name} (Debian: apt-get install ${packages})`)
for (const line of said) console.error(`\n${line}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
