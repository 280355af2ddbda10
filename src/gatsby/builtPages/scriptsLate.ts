import { lateStart, QUIET_MS } from '../../lib/lateStart'
import { SEARCH_KEY } from '../../lib/searchKey'
import { OFFLINE_NOTICE_ID, stayWhileOffline } from '../../lib/stayWhileOffline'

/**
 * Gatsby's script tags, one after the other, or what an earlier build put in their place. They lie in a slice that Gatsby
 * lays into pages after all hooks but the last.
 */
const SCRIPT_FILES = /(?:<script src="[^"]+" async(?:="")?><\/script>)+|<script id="start">[\s\S]*?<\/script>/

/** Calls a function in the page, by its text. */
const call = (text: (...values: never[]) => void, ...values: readonly unknown[]) =>
  `(${String(text)})(${values.map((value) => JSON.stringify(value)).join()})`

const address = ([, src]: RegExpMatchArray) => src!

/** A page of the build whose script files are asked for by `lateStart` instead of with the page, and what works before. */
export const scriptsLate = (html: string) =>
  html.replace(SCRIPT_FILES, (found) => {
    const sources = [...found.matchAll(/"([^"]+\.js)"/g)].map(address)
    const start = call(lateStart, sources, QUIET_MS, SEARCH_KEY)
    return `<script id="start">${start};${call(stayWhileOffline, OFFLINE_NOTICE_ID)}</script>`
  })
