import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE, searchRoute } from '../../config/routes'
import { ALL_LANGUAGES, TO_READERS } from '../../i18n/languages'
import { useLanguage, useRouteHere, useWords } from '../../i18n/pageLanguage'
import { routeIn } from '../../i18n/routeIn'

/** Where else to look. */
export const AllStories = ({ lead }: { lead: string }) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <p>
      {lead} <SiteLink to={here(NEWS_ROUTE)}>{words.search.allStories}</SiteLink>.
    </p>
  )
}

/** What to do where nothing was found: other words, the pages in another language, all stories. */
export const NothingFound = ({ query }: { query: string }) => {
  const words = useWords()
  const language = useLanguage()
  return (
    <>
      <AllStories lead={words.search.tryOther} />
      {ALL_LANGUAGES.filter((one) => one !== language).map((one) => (
        // no hreflang, which asks for the same page (src/inline/keepPlaceInLanguage.ts)
        <p key={one} lang={one}>
          <SiteLink to={routeIn(one, searchRoute(query))}>{TO_READERS[one].search(query)}</SiteLink>
        </p>
      ))}
    </>
  )
}
