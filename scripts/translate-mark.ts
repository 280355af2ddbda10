/** `npm run translate:mark FILE…`: says in translations that they are made from the English texts that are there now. */
import { runCommand } from './command'
import { markTranslations } from './translations'

runCommand(() => markTranslations(process.cwd(), process.argv.slice(2)))
