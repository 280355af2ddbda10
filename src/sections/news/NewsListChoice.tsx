import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import type { NewsList } from '../../lib/newsLists'
import { listName } from '../../i18n/listName'
import * as styles from './NewsListChoice.module.css'

type NewsListChoiceProps = { list: NewsList; lists: readonly NewsList[] }

/** A line of links: all, then each topic with the number of its stories, then the guides. */
export const NewsListChoice = ({ list, lists }: NewsListChoiceProps) => {
  const words = useWords()
  const here = useRouteHere()
  const choices = lists.filter((one) => one.kind !== 'all' && one.count > 0)
  if (choices.length === 0) return null
  return (
    <nav className="screen-only" aria-label={words.common.topics}>
      <ul className={`${styles.list} links plain display`}>
        {list.kind !== 'all' && (
          <li>
            <SiteLink to={here(NEWS_ROUTE)}>{words.news.all}</SiteLink>
          </li>
        )}
        {choices.map((one) => (
          <li key={one.route}>
            <SiteLink to={here(one.route)} aria-current={one.route === list.route ? 'page' : undefined}>
              {listName(words, one)} <span className={styles.count}>{one.count}</span>
              {one.kind !== 'guides' && <span className="visually-hidden"> {words.news.stories(one.count)}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
