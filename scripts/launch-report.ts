/**
 * `npm run launch-report`: what still stands in for the real thing, and what the foundation has to confirm, on the
 * terminal and in the file launch-report.md. With `--strict` the exit code is 1 while anything is left.
 */
import { writeFileSync } from 'node:fs'
import { launchReport, launchReportText, leftToDo } from '../src/schema/launchReport'
import { readOptions, runCommand } from './command'

runCommand(() => {
  const { strict } = readOptions({ strict: { type: 'boolean' } }, process.argv.slice(2))
  const report = launchReport(process.cwd())
  const text = launchReportText(report)
  writeFileSync('launch-report.md', text)
  console.log(text)
  if (strict && leftToDo(report) > 0) process.exitCode = 1
})
