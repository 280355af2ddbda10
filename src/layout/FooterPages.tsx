import { SiteLink } from '../components/SiteLink'
import { PRESS_ROUTE } from '../config/routes'
import { useSettings } from './useSettings'

/** The footer's links to what people can do and to the pages of plain text. */
export const FooterPages = ({ className }: { className: string }) => {
  const { actions, press, texts } = useSettings()
  return (
    <ul className={className}>
      {[...actions.nodes, { label: press.label, route: PRESS_ROUTE }, ...texts.nodes].map(({ label, route }) => (
        <li key={route}>
          <SiteLink to={route}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
