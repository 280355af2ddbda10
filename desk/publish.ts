/**
 * The last step of `npm run build`: lays the editors' desk into public/admin where siteBackend.ts names a repository, so that every
 * deploy publishes it; elsewhere takes away what an earlier build has laid there.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { buildDesk } from './build'
import { installDesk } from './install'
import { knownContent } from './knownContent'
import { siteBackend } from './siteBackend'

const FOLDER = 'public/admin'
/** Names none */
const STAND_IN = 'owner/repository'

rmSync(FOLDER, { recursive: true, force: true })
if (siteBackend.repo !== STAND_IN) {
  installDesk()
  await buildDesk(FOLDER, siteBackend, sitePathOf())
  writeFileSync(`${FOLDER}/known.json`, JSON.stringify(knownContent(process.cwd())))
}
