import { PRESS_ROUTE } from '../config/routes'
import { useRouteHere } from '../i18n/pageLanguage'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

/** The footer's links to what people can do and to the pages of plain text. */
export const FooterPages = ({ className }: { className: string }) => {
  const here = useRouteHere()
  const { actions, press, texts } = useSettings()
  return (
    <PageLinks className={className} pages={[...actions, { label: press.label, route: here(PRESS_ROUTE) }, ...texts]} />
  )
}
