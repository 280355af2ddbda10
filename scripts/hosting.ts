/** `npm run hosting`: writes the configurations of hosts from src/config/hosting.ts. */
import { writeFileSync } from 'node:fs'
import { caddyfile } from '../hosting/caddy'
import { nginxConf } from '../hosting/nginx'

writeFileSync('hosting/nginx.conf', nginxConf())
writeFileSync('hosting/Caddyfile', caddyfile())
