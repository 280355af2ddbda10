import { sha256 } from '../sha256'

/** Origins that a page may show in a frame once its visitor asks for them, beside the film's player. */
export type Frames = readonly string[]

/** A hash as Content Security Policy Level 3 spells it (section 2.3.1, "hash-source"). */
const source = (text: string) => `'sha256-${sha256(text, 'base64')}'`

const allowed = (name: string, ...sources: readonly string[]) => `${name} ${sources.join(' ')}`

/**
 * The policy of one page: everything is closed but files of the site itself, the very scripts, style sheets and masks
 * that lie in the page, and the frames. `frame-ancestors` counts in a header only (section 3.3) and stands in hosting/.
 */
export const contentSecurityPolicy = (
  scripts: readonly string[],
  styleSheets: readonly string[],
  frames: Frames,
): string =>
  [
    allowed('default-src', "'none'"),
    allowed('script-src', "'self'", ...scripts.map(source)),
    allowed('style-src', "'self'", ...styleSheets.map(source)),
    allowed('img-src', "'self'", 'data:'),
    allowed('font-src', "'self'"),
    allowed('connect-src', "'self'"),
    allowed('frame-src', ...frames),
    allowed('object-src', "'none'"),
    allowed('base-uri', "'none'"),
    allowed('form-action', "'none'"),
  ].join(';')
