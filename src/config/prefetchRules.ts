import { hrefOf } from './sitePath'

const rules = (eagerness: 'moderate' | 'conservative') =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*.*', '/*\\?(.+)', hrefOf('/admin*')] } },
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
