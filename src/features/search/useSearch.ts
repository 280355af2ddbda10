import { useEffect, useState } from 'react'
import { search, type FoundPage } from './pagefind'

/** How many pages are shown: each costs a request of about 2 kB. */
const MOST_SHOWN = 12
/** A single letter begins words of every page. */
const FEWEST_LETTERS = 2

interface Found {
  query: string
  count: number
  /** The first of them */
  pages: FoundPage[]
}

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
      const pages = await Promise.all(results?.slice(0, MOST_SHOWN).map(({ data }) => data()) ?? [])
      if (!results || !isLast) return
      setFound({ query, count: results.length, pages })
      setFailed(false)
    }
    ask().catch(() => isLast && setFailed(true))
    return () => {
      isLast = false
    }
  }, [asks, query, tries])

  return {
    found: asks ? found : undefined,
    busy: asks && found?.query !== query,
    failed: asks && failed,
    tryAgain: () => setTries(tries + 1),
  }
}
