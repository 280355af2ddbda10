import { forwardRef, type MouseEvent } from 'react'
import { Icon } from '../components/Icon'
import { useWords } from '../i18n/pageLanguage'
import { moveFocusByArrowKeys } from '../lib/arrowKeys'
import { invoker } from '../lib/invoker'
import * as styles from './BurgerMenu.module.css'
import { BurgerMenuItems, type BurgerMenuItemsProps } from './BurgerMenuItems'

export const MENU_ID = 'menu'

/**
 * By its button, an item, or a click beside it. The browser itself closes it by Escape, and beside it where it knows
 * `closedby`, also before the script is there.
 */
const close = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget || (target as Element).closest('a, button')) currentTarget.close()
}

/**
 * The menu of small screens (specification, section 2, "Navbar"): a modal dialog, so that the browser keeps the focus
 * inside, gives it back, and shuts off the page behind. Leaves in half a second (by its style sheet), at once where less
 * motion is preferred.
 */
export const BurgerMenu = forwardRef<HTMLDialogElement, BurgerMenuItemsProps>(function BurgerMenu(items, ref) {
  const words = useWords()
  return (
    <dialog
      ref={ref}
      id={MENU_ID}
      className={styles.dialog}
      aria-label={words.common.menu}
      onClick={close}
      closedby="any"
    >
      <div className={`${styles.panel} display`} onKeyDown={moveFocusByArrowKeys}>
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
})
