import type { GatsbyNode } from 'gatsby'
import { newsRoute } from '../config/routes'
import { SITE_PATH } from '../config/sitePath'
import { checkContent } from '../schema/checkContent'
import { standInsIn } from '../schema/launchReport'
import { mistakesText } from '../schema/mistake'
import { contactSettings } from '../schema/settings'
import { markBuild } from './buildMark'
import { isDevelop } from './isDevelop'
import { setLinkTargets } from './linkTargets'
import { buildRefusal, isHiddenDraft, originOf, setStandIns } from './preview'
import { sitePathOf } from './sitePathOf'

/**
 * Stops the build before anything is written: the last good `public/` stays as it was. `gatsby develop` goes on, and says
 * mistakes again whenever pages are made anew (pages/pages.ts).
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const root = process.cwd()
  const { files, mistakes, notes } = await checkContent(root)
  if (mistakes.length) reporter.panicOnBuild(mistakesText(mistakes))
  const shown = files.filter(({ frontMatter }) => !isHiddenDraft(frontMatter))
  const left = standInsIn(shown)
  const refusal = buildRefusal(left)
  if (refusal) reporter.panicOnBuild(refusal)
  setStandIns(left)
  const address = originOf(String(files.find(({ type }) => type === contactSettings)?.frontMatter.siteUrl))
  if (!isDevelop() && sitePathOf(address) !== SITE_PATH) {
    reporter.panic(`The address of this site has a path; build it so: SITE_URL=${address} npm run build`)
  }
  for (const note of notes) reporter.info(note)
  const hidden = files
    .filter((file) => !shown.includes(file))
    .map(({ frontMatter }) => newsRoute(Number(frontMatter.number)))
  setLinkTargets(hidden, shown)
  if (!isDevelop()) markBuild()
}
