import { file } from './pen'

/**
 * One glyph = one counted unit; only its outline is used, as a mask. The mask repeats side by side and in rows, so the room
 * between glyphs lies within them, and they stand on their lower edge.
 */
export const countedGlyphs = () => ({
  fragment: file(
    '-1 -2 42 42',
    '<path d="M20 40V22M20 30C12 28 8 22 8 12M20 26c8-2 11-8 11-17M20 22c0-8-1-12-4-18M8 16L3 9M31 14l5-6" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>',
  ),
  seedling: file(
    '-1 -2 42 58',
    '<path d="M20 56V26M20 40c-6 2-9 8-10 16M20 40c6 2 9 8 10 16" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/><path d="M20 30C8 30 3 22 2 12c11 0 18 6 18 18Zm0 0c12 0 17-8 18-18-11 0-18 6-18 18ZM20 22c-6-6-6-14 0-21 6 7 6 15 0 21Z"/>',
  ),
  community: file(
    '-1 -6 62 61',
    '<path d="M2 32C14 26 22 16 26 3c4 5 6 5 10 0 3 13 10 23 22 29l-6 3v20H10V35ZM25 56V42h12v14Z" fill-rule="evenodd"/>',
  ),
  structure: file(
    '-5 -10 70 60',
    '<path d="M14 8h32M8 26h44M4 46h52M14 6L4 48M46 6l10 42M30 8v38" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>',
  ),
})
