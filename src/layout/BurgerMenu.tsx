import { forwardRef, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { Icon } from '../components/Icon'
import { wording } from '../config/wording'
import { moveFocusByArrowKeys } from '../lib/arrowKeys'
import { invoker } from '../lib/invoker'
import * as styles from './BurgerMenu.module.css'
import { BurgerMenuItems, type BurgerMenuItemsProps } from './BurgerMenuItems'

export const MENU_ID = 'menu'

/**
 * The menu of small screens (specification, section 2, "Navbar"): a modal dialog, so that the browser keeps the focus
 * inside, gives it back, and shuts off the page behind. Leaves in half a second, at once where less motion is preferred.
 */
export const BurgerMenu = forwardRef<HTMLDialogElement, BurgerMenuItemsProps>(function BurgerMenu(items, ref) {
  const panel = useRef<HTMLDivElement>(null)
  const [closing, setClosing] = useState(false)
  const dialog = () => panel.current?.closest('dialog')
  const finish = () => {
    setClosing(false)
    dialog()?.close()
  }
  const close = () => {
    setClosing(true)
    // once the closing style is applied
    requestAnimationFrame(() => {
      const animations = dialog()?.getAnimations() ?? []
      void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish)
    })
  }
  /** In place of what the browser would do by itself. */
  const closeInstead = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  const onClick = (event: MouseEvent) => {
    const { target, currentTarget } = event
    if (target === currentTarget) close()
    else if ((target as HTMLElement).closest('a')) finish()
  }
  return (
    <dialog
      ref={ref}
      id={MENU_ID}
      className={`${styles.dialog} ${closing ? styles.closing : ''}`}
      aria-label={wording.menu}
      onCancel={closeInstead}
      onClick={onClick}
    >
      <div ref={panel} className={`${styles.panel} display`} onKeyDown={moveFocusByArrowKeys}>
        <button
          className={styles.close}
          type="button"
          aria-label={wording.closeMenu}
          {...invoker('request-close', MENU_ID)}
          onClick={closeInstead}
        >
          <Icon name="x" />
        </button>
        <BurgerMenuItems {...items} />
      </div>
    </dialog>
  )
})
