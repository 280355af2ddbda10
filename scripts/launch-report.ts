/**
 * `npm run launch-report`: what still stands in for the real thing, and a letter with the questions that only the foundation can
 * answer, on the terminal and in the file launch-report.md.
 */
import { writeFileSync } from 'node:fs'
import { launchReport } from '../src/schema/launchReport'
import { runCommand } from './command'

runCommand(() => {
  const text = launchReport(process.cwd())
  writeFileSync('launch-report.md', text)
  console.log(text)
})
