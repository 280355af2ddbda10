import { useEffect, useState } from 'react'
import { SiteLink } from '../../components/SiteLink'
import { searchRoute } from '../../config/routes'
import { ALL_LANGUAGES, TO_READERS } from '../../i18n/languages'
import { useLanguage, useWords } from '../../i18n/pageLanguage'
import { routeIn } from '../../i18n/routeIn'
import { correctSpelling } from './foundWords'
import { knownWords } from './pagefind'
import * as styles from './SearchPanel.module.css'
import { TopicLinks } from './TopicLinks'

type NothingFoundProps = {
  query: string
  topics: readonly string[]
  onQuery: (query: string) => void
  /** Takes the choice of topic and kind back; left out where there is none */
  onWiden?: () => void
}

/** What to do where nothing was found: another spelling, a wider search, the pages in another language, a topic to read. */
export const NothingFound = ({ query, topics, onQuery, onWiden }: NothingFoundProps) => {
  const words = useWords()
  const language = useLanguage()
  const [guess, setGuess] = useState<string>()
  useEffect(() => {
    let isLast = true
    knownWords().then(
      (known) => isLast && setGuess(correctSpelling(query, known)),
      () => undefined,
    )
    return () => {
      isLast = false
    }
  }, [query])
  return (
    <div className={styles.nothing}>
      {guess && (
        <p>
          {words.search.didYouMean}{' '}
          <button className={`${styles.textButton} touch`} type="button" onClick={() => onQuery(guess)}>
            {guess}
          </button>
          ?
        </p>
      )}
      {onWiden && (
        <p>
          <button className={`${styles.textButton} touch`} type="button" onClick={onWiden}>
            {words.search.anyTopicOrKind}
          </button>
        </p>
      )}
      {ALL_LANGUAGES.filter((one) => one !== language).map((one) => (
        // no hreflang, which asks for the same page (src/inline/keepSection.ts)
        <p key={one} lang={one}>
          <SiteLink to={routeIn(one, searchRoute(query))}>{TO_READERS[one].search(query)}</SiteLink>
        </p>
      ))}
      <TopicLinks lead={words.search.tryOther} topics={topics} />
    </div>
  )
}
