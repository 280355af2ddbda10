import { SiteLink } from '../../components/SiteLink'
import { listPageRoute } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import type { NewsListPage } from '../../lib/newsLists'
import * as styles from './NewsListPager.module.css'

/** The way to the newer and the older part of a long list. */
export const NewsListPager = ({ list, page, pages }: Pick<NewsListPage, 'list' | 'page' | 'pages'>) => {
  const words = useWords()
  const here = useRouteHere()
  const at = (number: number) => here(listPageRoute(list.route, number))
  return (
    pages > 1 && (
      <nav className={`${styles.pager} side-by-side wrap display screen-only`} aria-label={words.news.pages}>
        {page > 1 && (
          <SiteLink className="touch" to={at(page - 1)} rel="prev">
            {words.news.newerStories}
          </SiteLink>
        )}
        <span>{words.news.page(page, pages)}</span>
        {page < pages && (
          <SiteLink className="touch" to={at(page + 1)} rel="next">
            {words.news.olderStories}
          </SiteLink>
        )}
      </nav>
    )
  )
}
