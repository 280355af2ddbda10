/** The drawn signs of the site (src/components/Icon.tsx), 24 × 24, in the colour of the text. */
export const ICON_DRAWINGS = {
  arrow:
    '<path d="M3 12h16M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  out: '<path d="M6 18L18 6M8 6h10v10" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 3.5c0-1 1-1.5 2-1L20 11c1 .7 1 1.500 0 2L9 21.500c-1 .6-2 0-2-1Z" fill="currentColor"/>',
  waves:
    '<path d="M2 9c3-4 5-4 7-1s4 3 6 0 4-3 7 0M2 17c3-4 5-4 7-1s4 3 6 0 4-3 7 0" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  menu: '<path d="M3 7c3-2 5-2 9 0s6 2 9 0M3 13c3-2 5-2 9 0s6 2 9 0M3 19c3-2 5-2 9 0s6 2 9 0" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  x: '<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  search:
    '<path d="M10 3c4.500-.3 7.300 2.700 7.200 6.900 0 4.300-3 7.300-7.200 7.200-4.200 0-7-3-7-7.100C3 6.100 5.800 3.200 10 3ZM15.600 15.600L21.500 21.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  large:
    '<path d="M15.5 15.5L21 21M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M10 7v6M7 10h6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  whole:
    '<path d="M15.5 15.5L21 21M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10h6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
}

/** The foundation's sign (src/layout/Logo.tsx), 64 × 64. */
export const LOGO =
  '<circle cx="32" cy="32" r="31" fill="#073a60"/><path d="M1 34c10-9 17-9 24 0 5 6 12 6 17 0 7-9 14-9 21 0-1 16-14 29-31 29S2 50 1 34Z" fill="#35abb2"/><g color="#f2694b" transform="translate(12 17)"><path d="M20 44V22M20 30C12 28 8 22 8 12M20 26c8-2 11-8 11-17M20 22c0-8-1-12-4-18" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/></g><circle cx="47" cy="17" r="6" fill="#f5b843"/>'
