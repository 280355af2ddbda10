/**
 * `npm run launch-report`: what still stands in for the real thing, and what the foundation has to confirm, on the
 * terminal and in the file launch-report.md. With `--strict` the exit code is 1 while anything is left; `--letter` prints the
 * questions as a letter to the foundation instead.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launchReport, launchReportText, leftToDo } from '../src/schema/launchReport'
import { letterText } from '../src/schema/letter'
import { runCommand } from './command'

runCommand(() => {
  const options = { strict: { type: 'boolean' }, letter: { type: 'boolean' } } as const
  const { strict, letter } = parseArgs({ options }).values
  if (letter) return console.log(letterText(process.cwd()))
  const report = launchReport(process.cwd())
  const text = launchReportText(report)
  writeFileSync('launch-report.md', text)
  console.log(text)
  if (strict && leftToDo(report) > 0) process.exitCode = 1
})
