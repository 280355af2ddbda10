import { Link } from 'gatsby'
import { listPageRoute } from '../../config/routes'
import { wording } from '../../config/wording'
import type { NewsListPage } from '../../lib/newsLists'
import * as styles from './NewsListPager.module.css'

/** The way to the newer and the older part of a long list. Keeps clear of the footer's mangroves. */
export const NewsListPager = ({ list, page, pages }: Pick<NewsListPage, 'list' | 'page' | 'pages'>) => (
  <div className={`${styles.end} on-paper sheet`}>
    {pages > 1 && (
      <nav className={`${styles.pager} wrap display`} aria-label={wording.pages}>
        {page > 1 && (
          <Link className={styles.link} to={listPageRoute(list.route, page - 1)} rel="prev">
            {wording.newerStories}
          </Link>
        )}
        <span>{wording.page(page, pages)}</span>
        {page < pages && (
          <Link className={styles.link} to={listPageRoute(list.route, page + 1)} rel="next">
            {wording.olderStories}
          </Link>
        )}
      </nav>
    )}
  </div>
)
