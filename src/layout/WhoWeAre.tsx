import { SiteLink } from '../components/SiteLink'
import { IMPACT_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { useSettings } from './useSettings'

/** The footer's links to those sections of the home page that are there, and to the foundation's figures. */
export const WhoWeAre = () => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <ul className="plain">
      {useSettings().menu.navigation.whoWeAre.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
      <li>
        <SiteLink to={here(IMPACT_ROUTE)}>{words.common.impact}</SiteLink>
      </li>
    </ul>
  )
}
