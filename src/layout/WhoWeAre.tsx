import { Link } from 'gatsby'
import { shownSections } from '../config/navigation'
import { IMPACT_ROUTE, sectionRoute } from '../config/routes'
import { wording } from '../config/wording'
import { SectionLink } from './SectionLink'
import { useSettings } from './useSettings'

const SECTIONS = [
  ['mission', wording.aboutFoundation],
  ['gallery', wording.gallery],
  ['team', wording.meetTheTeam],
] as const

/** The footer's links to those sections of the home page that are there, and to the foundation's figures. */
export const WhoWeAre = () => {
  const shown = shownSections(useSettings())
  return (
    <ul className="plain">
      {SECTIONS.filter(([key]) => shown[key]).map(([key, label]) => (
        <li key={key}>
          <SectionLink to={sectionRoute(key)}>{label}</SectionLink>
        </li>
      ))}
      <li>
        <Link to={IMPACT_ROUTE}>{wording.impact}</Link>
      </li>
    </ul>
  )
}
