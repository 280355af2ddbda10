import { forwardRef, useRef, useState } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { moveFocusUpAndDown } from '../../lib/arrowKeys'
import { NothingFound } from './NothingFound'
import { SearchFailed } from './SearchFailed'
import { SearchForm } from './SearchForm'
import * as styles from './SearchPanel.module.css'
import type { Narrowing } from './pagefind'
import { SearchResults } from './SearchResults'
import { TopicLinks } from './TopicLinks'
import { useSearch } from './useSearch'

type SearchPanelProps = {
  query: string
  onQuery: (query: string) => void
  onSubmit: () => void
  /** Offers the topics while nothing is typed; the page of the search has them below */
  offersTopics?: boolean
}

const EVERYTHING: Narrowing = { kind: '', topic: '' }

/** Field, choices and what was found, in the dialog as on the page of the search. Gives a ref to the field. */
export const SearchPanel = forwardRef<HTMLInputElement, SearchPanelProps>(function SearchPanel(
  { offersTopics, ...asked },
  ref,
) {
  const words = useWords()
  const [narrowing, setNarrowing] = useState(EVERYTHING)
  const { found, counts, topics, busy, failed, showMore, tryAgain } = useSearch(asked.query, narrowing)
  const count = found?.results.length ?? 0
  const said = () => {
    if (failed) return ''
    if (busy && !found) return words.search.searching
    if (!found) return ''
    return count ? words.search.found(count, found.query) : words.search.foundNothing(found.query)
  }
  const status = useRef<HTMLParagraphElement>(null)
  /** What is pressed goes with what it stands in, and the focus would with it (WCAG 2.4.3). */
  const keepFocus =
    <Asked extends unknown[]>(go: (...asked: Asked) => void) =>
    (...what: Asked) => {
      status.current?.focus()
      go(...what)
    }
  return (
    <div onKeyDown={moveFocusUpAndDown}>
      <SearchForm {...asked} {...{ ref, narrowing, counts, topics }} onNarrow={setNarrowing} />
      <p ref={status} className={`${styles.said} display`} role="status" tabIndex={-1}>
        {said()}
      </p>
      {offersTopics && !found && !busy && topics.length > 0 && (
        <TopicLinks lead={words.search.startFromTopic} topics={topics} />
      )}
      {failed && <SearchFailed onTryAgain={keepFocus(tryAgain)} />}
      {!failed && found && count === 0 && (
        <NothingFound
          query={found.query}
          topics={topics}
          onQuery={keepFocus(asked.onQuery)}
          onWiden={narrowing.kind || narrowing.topic ? keepFocus(() => setNarrowing(EVERYTHING)) : undefined}
        />
      )}
      {!failed && found && count > 0 && (
        <SearchResults pages={found.pages} count={count} onMore={() => void showMore()} />
      )}
    </div>
  )
})
