import { useEffect, useState } from 'react'
import { isWeakMatch } from './foundWords'
import { search, type FoundPage, type Results } from './pagefind'

/** How many pages are shown at first, and how many more each time: each costs a request of about 2 kB. */
const PAGE_SIZE = 8
/** A single letter begins words of every page. */
const FEWEST_LETTERS = 2

interface Found {
  query: string
  results: Results
  /** Those that are shown */
  pages: FoundPage[]
}

const pagesOf = (results: Results) => Promise.all(results.map(({ data }) => data()))

/** Searches while the visitor types; `found` stays until something else is, and is undefined while nothing is asked. */
export const useSearch = (typed: string) => {
  const query = typed.trim()
  const asks = query.length >= FEWEST_LETTERS
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(1)

  useEffect(() => {
    if (!asks) return undefined
    let isLast = true
    const ask = async () => {
      const results = await search(query)
      const pages = await pagesOf(results?.slice(0, PAGE_SIZE) ?? [])
      if (!results || !isLast) return
      const isFar = pages.every(({ excerpt }) => isWeakMatch(query, excerpt))
      setFound({ query, results: isFar ? [] : results, pages })
      setFailed(false)
    }
    ask().catch(() => isLast && setFailed(true))
    return () => {
      isLast = false
    }
  }, [asks, query, tries])

  const showMore = async () => {
    if (!found) return
    const next = found.results.slice(found.pages.length, found.pages.length + PAGE_SIZE)
    const more = await pagesOf(next).catch(() => undefined)
    if (!more) setFailed(true)
    // something else may have been found meanwhile
    else setFound((now) => (now === found ? { ...found, pages: [...found.pages, ...more] } : now))
  }
  return {
    found: asks ? found : undefined,
    busy: asks && found?.query !== query,
    failed: asks && failed,
    showMore,
    tryAgain: () => setTries(tries + 1),
  }
}
