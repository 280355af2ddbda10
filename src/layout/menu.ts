import { moveFocusByArrowKeys } from '../lib/arrowKeys'

/** By its burger (`invoker`). Where the browser knows the button's command too, it would carry it out once more. */
export const openMenu = (burger: HTMLElement, event: Event) => {
  event.preventDefault()
  const menu = document.getElementById(burger.getAttribute('commandfor') ?? '')
  if (menu instanceof HTMLDialogElement) menu.showModal()
}

/**
 * By its button, an item, or a click beside it. The browser itself closes it by Escape, and beside it where it knows
 * `closedby`, also before the script is there.
 */
export const closeMenu = (menu: HTMLElement, { target }: Event) => {
  if (target === menu || (target as Element).closest('a, button')) (menu as HTMLDialogElement).close()
}

export const moveInMenu = (menu: HTMLElement, event: Event) => moveFocusByArrowKeys(event as KeyboardEvent, menu)
