/** `npm run translate:status`: which texts other languages lack, which are older than the English text, which are up to date. */
import { readOptions, runCommand } from './command'
import { statusTable } from './translations'

runCommand(() => {
  readOptions({}, process.argv.slice(2))
  console.log(statusTable(process.cwd()))
})
