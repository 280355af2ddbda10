import { SiteLink } from '../components/SiteLink'
import { PRESS_ROUTE } from '../config/routes'
import { useRouteHere } from '../i18n/pageLanguage'
import { useSettings } from './useSettings'

/** The footer's links to what people can do and to the pages of plain text. */
export const FooterPages = ({ className }: { className: string }) => {
  const here = useRouteHere()
  const { actions, press, texts } = useSettings()
  return (
    <ul className={className}>
      {[...actions, { label: press.label, route: here(PRESS_ROUTE) }, ...texts].map(({ label, route }) => (
        <li key={route}>
          <SiteLink to={route}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
