/** `npm run deploy TARGET`: builds the site, checks it and serves it from `TARGET/current` in one step (hosting/README.md). */
import { resolve } from 'node:path'
import { deploy } from '../hosting/deploy'
import { UsageError, runCommand } from './command'

runCommand(() => {
  const [target, ...more] = process.argv.slice(2)
  if (!target || more.length) throw new UsageError('Name one place: npm run deploy /var/www/indonesia-biru')
  // npm runs this in the project's folder; the person may be elsewhere
  deploy(process.cwd(), target.includes(':') ? target : resolve(process.env.INIT_CWD ?? '', target))
})
