/** `npm run serve:nginx`: builds nothing; serves public/ in the foreground until Ctrl + C. */
import { existsSync } from 'node:fs'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { hasBrotli, missingForNginx, startNginx } from './nginx'

const stopWith = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const missing = missingForNginx()
if (missing) stopWith(`${missing}.`)
if (!existsSync('public/index.html')) stopWith('There is no build in public/ yet; run `npm run build` first.')
const path = sitePathOf()
const { address, secureAddress, stop, ended } = await startNginx(undefined, path)
console.log(
  `${address}${path}, ${secureAddress}${path} with HTTP/2 and a certificate that your browser warns of (gzip${hasBrotli() ? ' and brotli' : '; brotli needs libnginx-mod-http-brotli-static'})`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
await ended
