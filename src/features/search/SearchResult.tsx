import { SiteLink } from '../../components/SiteLink'
import { routeOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import type { FoundPage } from './pagefind'
import * as styles from './SearchPanel.module.css'

/** A page that was found: title, what it is, the words around those that were asked for. */
export const SearchResult = ({ page }: { page: FoundPage }) => {
  const words = useWords()
  const { kind, topics, date, title } = page.meta
  const facts = [words.search.kindOf[kind], topics, date].filter(Boolean)
  return (
    <li className={styles.result}>
      <h3 className="h4">
        <SiteLink to={routeOf(page.url)}>{title}</SiteLink>
      </h3>
      <p className={`${styles.facts} display`}>{facts.join(' · ')}</p>
      <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: `… ${page.excerpt} …` }} />
    </li>
  )
}
