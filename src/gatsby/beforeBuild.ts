import '../i18n/words'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby'
import { SITE_PATH } from '../config/sitePath'
import { checkContent } from '../schema/checkContent'
import { standInsIn } from '../schema/launchReport'
import { mistakesText } from '../schema/mistake'
import { CacheInUse, claimCache } from './cacheMark'
import { isDevelop } from './isDevelop'
import { setLinkTargets } from './linkTargets'
import { wholeCache } from './patches/wholeCache'
import { buildRefusal, setToSupply } from './preview'
import { sitePathIn } from './sitePathOf'

/** As scripts/gatsby.cjs has done already, unless Gatsby was started without it. */
const claim = async ({ reporter }: ParentSpanPluginArgs) => {
  try {
    await claimCache(process.cwd(), process.env.gatsby_executing_command ?? '')
  } catch (error) {
    if (!(error instanceof CacheInUse)) throw error
    reporter.panic(error.message)
  }
}

/**
 * Stops the build before anything is written: the last good `public/` stays as it was. `gatsby develop` goes on, and says
 * mistakes in the browser as well (contentOverlay.ts).
 */
export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  const { reporter } = args
  const root = process.cwd()
  await claim(args)
  const { files, mistakes, notes, goneArticles } = await checkContent(root)
  if (mistakes.length) reporter.panicOnBuild(mistakesText(mistakes))
  const left = standInsIn(files)
  const refusal = buildRefusal(left)
  if (refusal) reporter.panicOnBuild(refusal)
  setToSupply(left)
  const path = sitePathIn(files)
  if (!isDevelop() && path !== SITE_PATH) {
    reporter.panic(
      `The address of this site has the path ${path}; start with "npm run build", which says so to Gatsby.`,
    )
  }
  for (const note of notes) reporter.info(note)
  setLinkTargets(goneArticles, files)
  wholeCache(root, args, createRequire(join(root, 'package.json'))('gatsby/dist/redux') as { saveState(): unknown })
}
