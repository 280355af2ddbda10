import { Icon } from '../../components/Icon'
import { NEWS_ROUTE, SEARCH_ROUTE } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'

/** Opens the search above the page (`openSearch`). Until the script has come, a link to the page of the search, and without script to all stories. */
export const SearchLink = ({ className }: { className: string }) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <>
      <a
        className={`${className} needs-script`}
        href={hrefOf(here(SEARCH_ROUTE))}
        aria-label={words.common.search}
        aria-haspopup="dialog"
        data-search=""
      >
        <Icon name="search" />
      </a>
      <noscript>
        <a className={className} href={hrefOf(here(NEWS_ROUTE))} aria-label={words.common.findStories}>
          <Icon name="search" />
        </a>
      </noscript>
    </>
  )
}
