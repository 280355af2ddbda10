/**
 * The last step of `npm run build`: lays the editors' desk into public/admin where src/cms/siteBackend.ts names a
 * repository, so that every deploy publishes it, compressed as the build's own files are; elsewhere takes away what an
 * earlier build has laid there.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { siteBackend } from '../src/cms/siteBackend'
import { knownContent } from '../src/cms/knownContent'
import { runCommand } from './command'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { compressFiles } from '../src/gatsby/compressFiles'
import { buildDesk } from './build-cms'
import { installDesk } from './install-desk'

const FOLDER = 'public/admin'
/** Names none. */
const STAND_IN = 'owner/repository'

runCommand(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  if (siteBackend.repo === STAND_IN) return
  if (!installDesk()) process.exit(1)
  mkdirSync(FOLDER)
  await buildDesk(FOLDER, { backend: siteBackend }, sitePathOf())
  writeFileSync(`${FOLDER}/known.json`, JSON.stringify(knownContent(process.cwd())))
  await compressFiles(FOLDER)
})
