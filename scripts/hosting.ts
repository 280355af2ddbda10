/** `npm run hosting`: writes the configuration of nginx from src/config/hosting.ts. */
import { writeFileSync } from 'node:fs'
import { nginxConf } from '../hosting/nginx'

writeFileSync('hosting/nginx.conf', nginxConf())
