import { Icon } from '../components/Icon'
import { useWords } from '../i18n/pageLanguage'
import { invoker } from '../lib/invoker'
import * as styles from './BurgerMenu.module.css'
import { BurgerMenuItems, type BurgerMenuItemsProps } from './BurgerMenuItems'

export const MENU_ID = 'menu'

/**
 * The menu of small screens (specification, section 2, "Navbar"): a modal dialog, so that the browser keeps the focus
 * inside, gives it back, and shuts off the page behind. Leaves in half a second (by its style sheet), at once where less
 * motion is preferred.
 */
export const BurgerMenu = (items: BurgerMenuItemsProps) => {
  const words = useWords()
  return (
    <dialog id={MENU_ID} className={styles.dialog} aria-label={words.common.menu} closedby="any">
      <div className={`${styles.panel} display`}>
        <button
          className={styles.close}
          type="button"
          autoFocus
          aria-label={words.common.closeMenu}
          {...invoker('close', MENU_ID)}
        >
          <Icon name="x" />
        </button>
        <BurgerMenuItems {...items} />
      </div>
    </dialog>
  )
}
