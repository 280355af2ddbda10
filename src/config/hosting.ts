/**
 * What every host says with each answer: the one source of hosting/nginx.conf (`npm run hosting` writes it) and of the
 * build's `_headers`. RFC 6797 (HSTS), RFC 9111 (caching), the Fetch, HTML and Permissions Policy standards.
 */

const YEAR_S = 31_536_000

/** Powers of the browser that no page uses, nor the film's player. */
const REFUSED_POWERS =
  'accelerometer bluetooth browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb'

/** Sent with every answer, whatever its status. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_POWERS.replace(/ /g, '=(), ').concat('=()'),
  // the desk signs in at the Git host through a window of its own
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // the rest of the policy differs from page to page and lies in it (src/gatsby/builtPages/securePage.ts)
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
}

/** For HTML, page data and whatever else keeps its name when it changes: ask each time, send only what changed. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** For files whose names change with what is in them. */
export const KEEP = `public, max-age=${YEAR_S}, immutable`

/** Folder of pictures, fonts and masks, whose names hold a hash, or the folder they lie in. */
const HASHED_FOLDER = '/static/'

/** Folders of pictures, fonts and masks, and of the search index, where each name, or the folder it lies in, holds a hash. */
export const KEPT_FOLDERS = [HASHED_FOLDER, '/pagefind/fragment/', '/pagefind/index/', '/pagefind/filter/'] as const

/** Paths of scripts and style sheets that hold a hash: `/app-2832c84dc92429d10a34.js`, `/styles.8e5e….css`. */
export const KEPT_FILE = '^/[^/]+[-.][0-9a-f]{20}[.](js|css)$'

/** Media types, and endings of files. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'text/javascript': 'js mjs',
  'text/xml': 'xml',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  // the search index, compressed already
  'application/octet-stream': 'pagefind pf_meta pf_index pf_filter pf_fragment',
  'application/rss+xml': 'rss',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
}
