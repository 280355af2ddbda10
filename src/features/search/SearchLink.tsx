import { useRef, useState, type MouseEvent } from 'react'
import { Icon } from '../../components/Icon'
import { NEWS_ROUTE, SEARCH_ROUTE } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'

const load = () => import('./SearchDialog')

/**
 * Opens the search above the page; the dialog is loaded then. On the page of the search there is a field already. Until the
 * page's script has come, it is a link to that page, and without script one to all stories.
 */
export const SearchLink = ({ className }: { className: string }) => {
  const words = useWords()
  const here = useRouteHere()
  const link = useRef<HTMLAnchorElement>(null)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari does not, and then there is nothing to give the focus back to
    link.current?.focus()
    const field = document.querySelector<HTMLInputElement>('main [type="search"]')
    if (field) field.focus()
    else load().then(setLoaded, () => window.location.assign(hrefOf(here(SEARCH_ROUTE))))
  }
  return (
    <>
      <a
        ref={link}
        className={`${className} needs-script`}
        href={hrefOf(here(SEARCH_ROUTE))}
        aria-label={words.common.search}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <Icon name="search" />
      </a>
      <noscript>
        <a className={className} href={hrefOf(here(NEWS_ROUTE))} aria-label={words.common.findStories}>
          <Icon name="search" />
        </a>
      </noscript>
      {loaded && <loaded.SearchDialog onClose={() => setLoaded(undefined)} />}
    </>
  )
}
