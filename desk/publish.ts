/**
 * The last step of `npm run build`: lays the editors' desk into public/admin where two variables of the host name a repository
 * and a sign-in helper (hosting/README.md); elsewhere takes away what an earlier build has laid there.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { buildDesk } from './build'
import { knownContent } from './knownContent'

const FOLDER = 'public/admin'
rmSync(FOLDER, { recursive: true, force: true })
const { DESK_REPO, DESK_SIGN_IN } = process.env
if (DESK_REPO && DESK_SIGN_IN) {
  const backend = { name: 'github', repo: DESK_REPO, branch: 'main', base_url: DESK_SIGN_IN.replace(/\/$/, '') }
  await buildDesk(FOLDER, backend, sitePathOf())
  writeFileSync(`${FOLDER}/known.json`, JSON.stringify(knownContent(process.cwd())))
}
