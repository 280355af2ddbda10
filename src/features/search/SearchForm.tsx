import { forwardRef, useId, type FormEvent } from 'react'
import { Icon } from '../../components/Icon'
import { SEARCH_KINDS } from '../../config/search'
import { useWords } from '../../i18n/pageLanguage'
import { topicName } from '../../i18n/topicName'
import type { Counts, Narrowing } from './pagefind'
import { SearchChoice } from './SearchChoice'
import * as styles from './SearchPanel.module.css'

type SearchFormProps = {
  query: string
  onQuery: (query: string) => void
  onSubmit: () => void
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
  counts: Counts
  topics: readonly string[]
}

/** The field, and what narrows the search (HTML-ARIA, role "search"). */
export const SearchForm = forwardRef<HTMLInputElement, SearchFormProps>(function SearchForm(
  { query, onQuery, onSubmit, narrowing, onNarrow, counts, topics },
  ref,
) {
  const words = useWords()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form role="search" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {words.search.field}
      </label>
      <div className={styles.field}>
        <Icon name="search" className={styles.sign} />
        <input
          ref={ref}
          id={id}
          className="display"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.search.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <div className={styles.choices}>
        <SearchChoice
          label={words.search.topic}
          all={words.search.allTopics}
          choices={topics.map((topic) => [topic, topicName(words, topic), counts.topic?.[topic]])}
          value={narrowing.topic}
          onChoose={(topic) => onNarrow({ ...narrowing, topic })}
        />
        <SearchChoice
          label={words.search.kind}
          all={words.search.allKinds}
          choices={SEARCH_KINDS.map((kind) => [kind, words.search.kinds[kind], counts.kind?.[kind]])}
          value={narrowing.kind}
          onChoose={(kind) => onNarrow({ ...narrowing, kind: kind as Narrowing['kind'] })}
        />
      </div>
    </form>
  )
})
