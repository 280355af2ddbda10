import { Link } from 'gatsby'
import { IMPACT_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import { SectionLink } from './SectionLink'
import { useSettings } from './useSettings'

/** The footer's links to those sections of the home page that are there, and to the foundation's figures. */
export const WhoWeAre = () => (
  <ul className="plain">
    {useSettings().navigation.whoWeAre.map(({ label, to }) => (
      <li key={to}>
        <SectionLink to={to}>{label}</SectionLink>
      </li>
    ))}
    <li>
      <Link to={IMPACT_ROUTE}>{wording.impact}</Link>
    </li>
  </ul>
)
