import { useEffect, useState } from 'react'
import { isWeakMatch } from './foundWords'
import { allCounts, search, type Answer, type Counts, type FoundPage, type Narrowing } from './pagefind'

/** How many pages are shown at first, and how many more each time: each costs a request of about 2 kB. */
const PAGE_SIZE = 8
/** A single letter begins words of every page. */
const FEWEST_LETTERS = 2

interface Found {
  /** What was asked, with its narrowing */
  key: string
  query: string
  results: Answer['results']
  counts: Counts
  /** Those that are shown */
  pages: FoundPage[]
}

const pagesOf = (results: Answer['results']) => Promise.all(results.map(({ data }) => data()))

/**
 * Searches while the visitor types. What was found stays until something else is.
 * @returns `found` is undefined while nothing is asked; `counts` are those of the whole site until something is found
 */
export const useSearch = (typed: string, { kind, topic }: Narrowing) => {
  const query = typed.trim()
  const asks = query.length >= FEWEST_LETTERS
  const key = JSON.stringify([query, kind, topic])
  const [found, setFound] = useState<Found>()
  const [siteCounts, setSiteCounts] = useState<Counts>({})
  const [tries, setTries] = useState(1)
  const [failedTry, setFailedTry] = useState(0)

  const failed = failedTry === tries
  useEffect(() => {
    if (!failed) allCounts().then(setSiteCounts, () => setFailedTry(tries))
  }, [tries, failed])

  useEffect(() => {
    if (!asks) return undefined
    let isLast = true
    const ask = async () => {
      const answer = await search(query, { kind, topic })
      const pages = await pagesOf(answer?.results.slice(0, PAGE_SIZE) ?? [])
      if (!answer || !isLast) return
      const far = pages.every(({ excerpt }) => isWeakMatch(query, excerpt))
      const results = far ? [] : answer.results
      setFound({ key, query, results, counts: answer.totalFilters, pages })
      setFailedTry(0)
    }
    ask().catch(() => isLast && setFailedTry(tries))
    return () => {
      isLast = false
    }
  }, [asks, key, query, kind, topic, tries])

  const showMore = async () => {
    if (!found) return
    const next = found.results.slice(found.pages.length, found.pages.length + PAGE_SIZE)
    const more = await pagesOf(next).catch(() => undefined)
    if (!more) setFailedTry(tries)
    // something else may have been found meanwhile
    else setFound((now) => (now === found ? { ...found, pages: [...found.pages, ...more] } : now))
  }
  return {
    found: asks ? found : undefined,
    counts: (asks && found?.counts) || siteCounts,
    topics: Object.keys(siteCounts.topic ?? {}),
    busy: asks && found?.key !== key,
    failed,
    showMore,
    tryAgain: () => setTries(tries + 1),
  }
}
