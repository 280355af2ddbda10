/** How wide pictures of a story are on a computer, in CSS pixels, about: one with fewer pixels would be enlarged. */
export const PLACE_WIDTH = 900
