import { AUTOPLAY_DELAY_MS } from '../../config/carousel'
import { addressWords } from '../../lib/addressWords'
import { helpAtUnknownAddress } from '../../inline/helpAtUnknownAddress'
import { lateStart } from '../../inline/lateStart'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { playRows } from '../../inline/playRows'
import { SEARCH_KEY, SEARCH_KEY_OFF } from '../../lib/searchKey'
import { OFFLINE_NOTICE_ID, stayWhileOffline } from '../../inline/stayWhileOffline'

/**
 * Gatsby's script tags, one after the other, or what an earlier build put in their place. They lie in a slice that Gatsby
 * lays into pages after all hooks but the last.
 */
const SCRIPT_FILES = /(?:<script src="[^"]+" async(?:="")?><\/script>)+|<script id="start">[\s\S]*?<\/script>/

/** Calls a function in the page, by its text; functions among its arguments are handed over so too. */
const call = (text: (...values: never[]) => void, ...values: readonly unknown[]) =>
  `(${String(text)})(${values.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join()})`

const address = ([, src]: RegExpMatchArray) => src!

/** A page of the build whose script files are asked for by `lateStart` instead of with the page, and what works before. */
export const scriptsLate = (html: string) =>
  html.replace(SCRIPT_FILES, (found) => {
    const sources = [...found.matchAll(/"([^"]+\.js)"/g)].map(address)
    const calls = [
      call(lateStart, sources, SEARCH_KEY, SEARCH_KEY_OFF, OFFLINE_NOTICE_ID),
      call(stayWhileOffline, OFFLINE_NOTICE_ID),
    ]
    if (html.includes(' data-plays=')) calls.push(call(playRows, AUTOPLAY_DELAY_MS))
    if (html.includes(' data-routes=')) calls.push(call(helpAtUnknownAddress, nearestSpelling, addressWords))
    return `<script id="start">${calls.join(';')}</script>`
  })
