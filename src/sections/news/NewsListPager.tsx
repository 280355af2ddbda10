import { SiteLink } from '../../components/SiteLink'
import { listPageRoute } from '../../config/routes'
import * as newsWording from '../../config/newsWording'
import type { NewsListPage } from '../../lib/newsLists'
import * as styles from './NewsListPager.module.css'

/** The way to the newer and the older part of a long list. Keeps clear of the footer's mangroves. */
export const NewsListPager = ({ list, page, pages }: Pick<NewsListPage, 'list' | 'page' | 'pages'>) => (
  <div className={`${styles.end} on-paper sheet`}>
    {pages > 1 && (
      <nav className={`${styles.pager} wrap display`} aria-label={newsWording.pages}>
        {page > 1 && (
          <SiteLink className={styles.link} to={listPageRoute(list.route, page - 1)} rel="prev">
            {newsWording.newerStories}
          </SiteLink>
        )}
        <span>{newsWording.page(page, pages)}</span>
        {page < pages && (
          <SiteLink className={styles.link} to={listPageRoute(list.route, page + 1)} rel="next">
            {newsWording.olderStories}
          </SiteLink>
        )}
      </nav>
    )}
  </div>
)
