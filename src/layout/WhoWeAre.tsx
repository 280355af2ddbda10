import { SiteLink } from '../components/SiteLink'
import { IMPACT_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import { useSettings } from './useSettings'

/** The footer's links to those sections of the home page that are there, and to the foundation's figures. */
export const WhoWeAre = () => (
  <ul className="plain">
    {useSettings().navigation.whoWeAre.map(({ label, to }) => (
      <li key={to}>
        <SiteLink to={to}>{label}</SiteLink>
      </li>
    ))}
    <li>
      <SiteLink to={IMPACT_ROUTE}>{wording.impact}</SiteLink>
    </li>
  </ul>
)
