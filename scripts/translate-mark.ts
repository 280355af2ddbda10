/**
 * `npm run translate:mark FILE…`: says in translations that they are made from the English texts that are there now, with a
 * digest of those in the last line of their fields.
 */
import { runCommand } from './command'
import { markTranslations } from './translations'

runCommand(() => {
  const names = process.argv.slice(2)
  markTranslations(process.cwd(), names)
  console.log(`Marked as up to date: ${names.join(', ')}`)
})
