import { PREFETCH_RULES } from '../../config/prefetchRules'
import { SITE_PATH } from '../../config/sitePath'
import { endEvents } from '../../inline/endEvents'
import { helpAtUnknownAddress } from '../../inline/helpAtUnknownAddress'
import { keepPlaceInLanguage } from '../../inline/keepPlaceInLanguage'
import { layOutWhole } from '../../inline/layOutWhole'
import { lombokDay } from '../../lib/lombokTime'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { OFFLINE_NOTICE_ID, stayWhileOffline } from '../../inline/stayWhileOffline'
import { wakeUp } from '../../inline/wakeUp'

/** What Gatsby's script is told, and its files. They lie in a slice that Gatsby lays into pages after all hooks but the last. */
const SCRIPTS =
  /<script\s+id="gatsby-chunk-mapping"[^<]+<\/script>\s*<script>[^<]+<\/script>(?:<script src="[^"]+" async(?:="")?><\/script>)+/
const START = '<script id="start">'

/** Whether this build, or an earlier one, has laid the deferred script into a page. */
export const isDeferred = (html: string) => html.includes(START)

/**
 * Calls a function in the page, by its text; functions among its arguments are handed over so too. They run there by themselves,
 * before the script has come: they may use nothing from outside, nor syntax for which the compiler calls a helper.
 */
const call = (text: (...values: never[]) => void, ...values: readonly unknown[]) =>
  `(${String(text)})(${values.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join()})`

/** Of what a page holds: the chunks of its islands (src/browser/hydrateIslands.ts) and of the large view, and the words that these say. */
const chunksFor = (html: string, language: string) => {
  const roots = new Set([...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => name))
  if (html.includes(' data-lightbox=')) roots.add('lightbox')
  return ['start', ...roots, ...(roots.size > 0 ? [`words-${language}`] : [])]
}

/**
 * Makes a page of the build ask for its script (src/browser/start.ts) at the visitor's first sign of life (`wakeUp`) instead of for
 * Gatsby's, which would hydrate all of it, and lays in what works before.
 *
 * Patches: the script tags that Gatsby writes at the end of a page (gatsby/dist/utils/gatsby-webpack-stats-extractor.js).
 * Works around: no hook of gatsby-ssr can take them out (https://github.com/gatsbyjs/gatsby/issues/25698).
 * Buys: 0 kB of script for who reads; a first tap that is answered at once; a translation that stands (docs/decisions.md, "Islands").
 * Delete when: Gatsby can hydrate a part of a page, by a gesture.
 * @param filesOf addresses of the files of a chunk
 * @throws where the page has no such tags
 */
export const deferScripts = (html: string, filesOf: (chunk: string) => readonly string[]) => {
  if (!SCRIPTS.test(html))
    throw new Error(
      'its script tags are not as Gatsby wrote them until now, so that they would load with the page; see src/gatsby/patches/deferScripts.ts.',
    )
  return html.replace(SCRIPTS, () => {
    const [, language = ''] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? []
    const files = [...new Set(chunksFor(html, language).flatMap(filesOf))]
    // sheets that stand in the page (pageStyles.ts) are not asked for
    const sources = files.filter((file) => !html.includes(` data-href="${file}"`))
    const calls = [
      call(layOutWhole),
      call(wakeUp, sources, OFFLINE_NOTICE_ID),
      call(stayWhileOffline, OFFLINE_NOTICE_ID),
      call(keepPlaceInLanguage),
    ]
    if (html.includes(' data-routes=')) calls.push(call(helpAtUnknownAddress, nearestSpelling, SITE_PATH))
    if (html.includes(' data-until=')) calls.push(call(endEvents, lombokDay))
    return `${START}${calls.join(';')}</script><script type="speculationrules">${PREFETCH_RULES}</script>`
  })
}
