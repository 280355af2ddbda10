import { Breadcrumb } from '../../components/Breadcrumb'
import { NEWS_ROUTE } from '../../config/routes'
import * as newsWording from '../../config/newsWording'
import * as wording from '../../config/wording'
import type { NewsListPage } from '../../lib/newsLists'
import { NewsListChoice } from './NewsListChoice'
import * as styles from './NewsListHeader.module.css'

type NewsListHeaderProps = Pick<NewsListPage, 'list' | 'lists' | 'page' | 'pages'> & { title: string; lead: string }

/** Where one is, what the list holds and how much of it there is; the other lists to choose from. */
export const NewsListHeader = ({ list, lists, page, pages, title, lead }: NewsListHeaderProps) => (
  <header className={`${styles.header} on-reef`}>
    <div className="wrap">
      <Breadcrumb
        label={list.label || wording.news}
        parent={list.kind === 'all' ? undefined : { label: wording.news, to: NEWS_ROUTE }}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{list.label || title}</h1>
        <div>
          <p className="lead">{lead}</p>
          <p className={`${styles.count} display`}>
            {list.kind === 'guides' ? newsWording.countedGuides(list.count) : wording.countedStories(list.count)}
            {pages > 1 && ` · ${newsWording.page(page, pages)}`}
          </p>
        </div>
      </div>
      <NewsListChoice label={wording.topics} kinds={['topic', 'guides']} list={list} lists={lists} />
      <NewsListChoice label={newsWording.years} kinds={['year']} list={list} lists={lists} />
    </div>
  </header>
)
