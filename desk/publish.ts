/**
 * The last step of `npm run build`: lays the editors' desk into public/admin where variables name a repository (siteBackend.ts), so
 * that every deploy publishes it; elsewhere takes away what an earlier build has laid there.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { buildDesk } from './build'
import { installDesk } from './install'
import { knownContent } from './knownContent'
import { siteBackend } from './siteBackend'

const FOLDER = 'public/admin'
rmSync(FOLDER, { recursive: true, force: true })
const backend = siteBackend()
if (backend) {
  installDesk()
  await buildDesk(FOLDER, backend, sitePathOf())
  writeFileSync(`${FOLDER}/known.json`, JSON.stringify(knownContent(process.cwd())))
}
