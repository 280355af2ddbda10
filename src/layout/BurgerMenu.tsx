import { ButtonLink } from '../components/ButtonLink'
import { Icon } from '../components/Icon'
import { DIVE_ROUTE, PRESS_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import { invoker } from '../lib/invoker'
import * as styles from './BurgerMenu.module.css'
import { LanguageLinks } from './LanguageLinks'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

export const MENU_ID = 'menu'

export type MenuProps = Pick<PagePlace, 'translations'> & { showDiveLink: boolean }

/**
 * The menu of small screens (specification, section 2, "Navbar"), with pages on what people can do and for the press: a modal
 * dialog, so that the browser keeps the focus inside, gives it back, and shuts off the page behind. Leaves in half a second
 * (by its style sheet), at once where less motion is preferred.
 */
export const BurgerMenu = ({ showDiveLink, translations }: MenuProps) => {
  const { common } = useWords()
  const here = useRouteHere()
  const { actions, links, menu, navigation, texts } = useSettings()
  const press = texts.filter(({ route }) => route === here(PRESS_ROUTE))
  return (
    <dialog id={MENU_ID} className={styles.dialog} aria-label={common.menu} closedby="any">
      <div className={`${styles.panel} display`}>
        <button
          className={styles.close}
          type="button"
          autoFocus
          aria-label={common.closeMenu}
          {...invoker('close', MENU_ID)}
        >
          <Icon name="x" />
        </button>
        <LanguageLinks className={styles.languages} translations={translations} />
        <nav aria-label={common.mainMenu}>
          <PageLinks className={`${styles.items} plain`} pages={navigation.menu} />
          <PageLinks className={`${styles.pages} plain`} pages={[...actions, ...press]} />
        </nav>
        <div className={styles.actions}>
          {showDiveLink && (
            <ButtonLink to={here(DIVE_ROUTE)} look="go">
              {menu.dive}
            </ButtonLink>
          )}
          <ButtonLink to={links.donate} look="give">
            {menu.donate}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
