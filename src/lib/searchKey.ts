/** Opens the search where nothing is being typed. */
export const SEARCH_KEY = '/'

/** Entry of localStorage, there when the key was turned off. */
export const SEARCH_KEY_OFF = 'search-key'

/** What was chosen in this visit, also where the browser keeps nothing; undefined until then. */
let chosen: boolean | undefined

const listeners = new Set<() => void>()

/** Calls the listener each time the key is turned on or off; returns how to stop that. */
export const onSearchKeyTurned = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the key opens the search: yes, until the visitor has turned it off in this browser (WCAG 2.1.4). */
export const searchKeyIsOn = (): boolean => {
  try {
    return chosen ?? localStorage.getItem(SEARCH_KEY_OFF) === null
  } catch {
    // no storage, so it could not have been turned off before
    return true
  }
}

/** Turns the key on or off. Only "off" is kept: nothing is left in the browser of those who never asked. */
export const turnSearchKey = (on: boolean) => {
  chosen = on
  try {
    if (on) localStorage.removeItem(SEARCH_KEY_OFF)
    else localStorage.setItem(SEARCH_KEY_OFF, 'off')
  } catch {
    // no storage: it holds for this visit
  }
  listeners.forEach((listener) => listener())
}

const TAKES_LETTERS = 'input, textarea, select, [contenteditable]'

/**
 * Whether a key press asks for the search: the key alone, by the letter it types (on some keyboards with Shift), where
 * nothing is typed and no dialog is open.
 */
export const asksForSearch = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  key === SEARCH_KEY &&
  !(ctrlKey || altKey || metaKey) &&
  !(target as Element).closest?.(TAKES_LETTERS) &&
  !document.querySelector('dialog[open]') &&
  searchKeyIsOn()
