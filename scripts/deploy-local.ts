/**
 * `npm run deploy:local DIR`: builds the last commit aside, checks it and serves it from `DIR/current` in one step
 * (hosting/README.md). A build that fails or is killed changes nothing that is served.
 */
import { resolve } from 'node:path'
import { deployLocal } from '../hosting/deployLocal'
import { DeskMistake, runCommand } from '../src/desk/options'

runCommand(() => {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length) throw new DeskMistake('Name one folder: npm run deploy:local /var/www/indonesia-biru')
  // npm runs this in the project's folder; the person may be elsewhere
  deployLocal(process.cwd(), resolve(process.env.INIT_CWD ?? '', folder), console.log)
})
