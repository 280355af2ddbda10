declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData: boolean }
  }
}

const rules = (eagerness: 'moderate' | 'conservative') =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*.*', '/*\\?(.+)', '/admin*'] } },
            { not: { selector_matches: '[download],[target]' } },
          ],
        },
        eagerness,
      },
    ],
  })

/**
 * Speculation rules (HTML): pages of this site, no files, no search, nothing that opens a tab. With a mouse, a page is meant
 * when its link is pointed at. By touch it is only when the finger is down: to Chromium on phones "moderate" means every
 * likely link in view.
 */
export const MOUSE_RULES = rules('moderate')
export const TOUCH_RULES = rules('conservative')

/**
 * Lets the browser fetch a page ahead when its link is meant: not its pictures, and nothing where data is to be saved.
 * Browsers without speculation rules fetch nothing ahead.
 *
 * The text of this function stands in every page and runs there by itself: it may use nothing from outside, nor syntax for
 * which the compiler calls a helper.
 */
export const prefetchOnIntent = (mouseRules: string, touchRules: string) => {
  if (!HTMLScriptElement.supports || !HTMLScriptElement.supports('speculationrules')) return
  if (navigator.connection && navigator.connection.saveData) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = matchMedia('(hover: hover)').matches ? mouseRules : touchRules
  document.head.append(script)
}
