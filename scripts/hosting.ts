/** `npm run hosting`: writes the configuration of nginx from src/config/hosting.ts, for the site's address. */
import { writeFileSync } from 'node:fs'
import { nginxConf } from '../hosting/nginx'
import { sitePathOf } from '../src/gatsby/sitePathOf'

writeFileSync('hosting/nginx.conf', nginxConf(sitePathOf()))
