import { hrefOf } from './sitePath'

/**
 * Speculation rules (HTML): the browser fetches a page of this site while its link is being pressed; no files, no search, nothing
 * that opens a tab. A page that is only pointed at is not fetched: to Chromium on phones that means every likely link in view.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/*\\?(.+)', hrefOf('/admin*')] } },
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})
