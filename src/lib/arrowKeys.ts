type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** A shortcut of the browser or the system, such as Alt+← for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Keys) => altKey || ctrlKey || metaKey

/** Where the arrow keys, Home and End lead from item `index` of `count`; undefined for other keys (WAI-ARIA APG, menus). */
export const arrowKeyTarget = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (Math.max(index, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Moves the focus between the links of an element by the arrow keys, Home and End. */
export const moveFocusByArrowKeys = (event: KeyboardEvent, element: HTMLElement) => {
  if (isShortcut(event)) return
  const links = [...element.querySelectorAll<HTMLElement>('a')]
  const target = arrowKeyTarget(event.key, links.indexOf(document.activeElement as HTMLElement), links.length)
  if (target === undefined) return
  event.preventDefault()
  links[target]?.focus()
}
