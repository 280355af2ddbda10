import { lateStart, QUIET_MS } from '../../lib/lateStart'
import { SEARCH_KEY } from '../../lib/searchKey'

/**
 * Gatsby's script tags, one after the other, or what an earlier build put in their place. They lie in a slice that Gatsby
 * lays into pages after all hooks but the last.
 */
const SCRIPT_FILES = /(?:<script src="[^"]+" async(?:="")?><\/script>)+|<script id="start">[\s\S]*?<\/script>/

const address = ([, src]: RegExpMatchArray) => src!

/** A page of the build whose script files are asked for by `lateStart` instead of with the page. */
export const scriptsLate = (html: string) =>
  html.replace(SCRIPT_FILES, (found) => {
    const sources = [...found.matchAll(/"([^"]+\.js)"/g)].map(address)
    return `<script id="start">(${String(lateStart)})(${JSON.stringify(sources)},${QUIET_MS},${JSON.stringify(SEARCH_KEY)})</script>`
  })
