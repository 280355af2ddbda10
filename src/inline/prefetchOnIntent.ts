declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData: boolean }
  }
}

/**
 * Lets the browser fetch a page ahead when its link is meant: not its pictures, and nothing where data is to be saved.
 * Browsers without speculation rules fetch nothing ahead.
 *
 * The text of this function stands in every page and runs there by itself: it may use nothing from outside, nor syntax for
 * which the compiler calls a helper.
 * @param mouseRules `MOUSE_RULES` of src/config/prefetchRules.ts
 * @param touchRules `TOUCH_RULES`
 */
export const prefetchOnIntent = (mouseRules: string, touchRules: string) => {
  if (!HTMLScriptElement.supports || !HTMLScriptElement.supports('speculationrules')) return
  if (navigator.connection && navigator.connection.saveData) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = matchMedia('(hover: hover)').matches ? mouseRules : touchRules
  document.head.append(script)
}
