import { ButtonLink } from '../components/ButtonLink'
import { Reef } from '../components/Reef'
import type { MenuItem } from '../config/navigation'
import { DIVE_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import * as styles from './BurgerMenu.module.css'
import { LanguageLinks } from './LanguageLinks'
import { MenuLink } from './MenuLink'
import type { PagePlace } from '../i18n/pagePlace'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

export type BurgerMenuItemsProps = Pick<PagePlace, 'translations'> & {
  items: readonly MenuItem[]
  /** Label of the link to the dive page; left out on that page */
  dive?: string
  donate: { label: string; to: string }
}

/**
 * What stands in the burger menu, with the pages on what people can do, and the reef at its foot, which is loaded when the menu
 * opens.
 */
export const BurgerMenuItems = ({ items, translations, dive, donate }: BurgerMenuItemsProps) => {
  const words = useWords()
  const here = useRouteHere()
  const { actions } = useSettings()
  return (
    <>
      <LanguageLinks className={styles.languages} translations={translations} />
      <nav aria-label={words.common.mainMenu}>
        <ul className="plain">
          {items.map((item) => (
            <li key={item.to}>
              <MenuLink className={styles.link} item={item} />
            </li>
          ))}
        </ul>
        <PageLinks className={`${styles.pages} plain`} pages={actions} />
      </nav>
      <div className={styles.actions}>
        {dive && (
          <ButtonLink to={here(DIVE_ROUTE)} look="go">
            {dive}
          </ButtonLink>
        )}
        <ButtonLink to={donate.to} look="give">
          {donate.label}
        </ButtonLink>
      </div>
      <Reef className={styles.reef} />
    </>
  )
}
