/** What is made of an editor's photograph before it comes into `content/`. */

/** Enough for a screen of any size; the site serves at most 2,400 pixels. */
export const LONGEST_SIDE = 2400
/** Of a JPEG, from 0 to 1 */
export const JPEG_QUALITY = 0.9
