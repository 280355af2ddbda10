import { Breadcrumb } from '../../components/Breadcrumb'
import { Heading } from '../../components/Heading'
import { NEWS_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import type { NewsListPage } from '../../lib/newsLists'
import { listName } from '../../i18n/listName'
import { NewsListChoice } from './NewsListChoice'
import * as styles from './NewsListHeader.module.css'

type NewsListHeaderProps = Pick<NewsListPage, 'list' | 'lists' | 'page' | 'pages'> & { title: string; lead: string }

/** Where one is, what the list holds and how much of it there is; the other lists to choose from. */
export const NewsListHeader = ({ list, lists, page, pages, title, lead }: NewsListHeaderProps) => {
  const words = useWords()
  const here = useRouteHere()
  const name = listName(words, list)
  return (
    <header className={`${styles.header} on-reef sheet`}>
      <div className="wrap">
        <Breadcrumb
          label={list.kind === 'all' ? words.common.news : name}
          parent={list.kind === 'all' ? undefined : { label: words.common.news, to: here(NEWS_ROUTE) }}
        />
        <div className={styles.words}>
          <Heading level="h1" className={styles.title}>
            {list.kind === 'all' ? title : name}
          </Heading>
          <div>
            <p className="lead">{lead}</p>
            <p className={`${styles.count} display`}>
              {list.kind === 'guides' ? words.news.countedGuides(list.count) : words.common.countedStories(list.count)}
              {pages > 1 && ` · ${words.news.page(page, pages)}`}
            </p>
          </div>
        </div>
        <NewsListChoice label={words.common.topics} kinds={['topic', 'guides']} list={list} lists={lists} />
        <NewsListChoice label={words.news.years} kinds={['year']} list={list} lists={lists} />
      </div>
    </header>
  )
}
