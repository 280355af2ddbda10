/** `npm run hosting`: writes into the configuration of nginx what src/config/hosting.ts says. */
import { readFileSync, writeFileSync } from 'node:fs'
import { nginxConf } from '../hosting/nginx'

const FILE = 'hosting/nginx.conf'
writeFileSync(FILE, nginxConf(readFileSync(FILE, 'utf8')))
