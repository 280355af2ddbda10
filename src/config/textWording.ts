/** Words of pages of plain text. */

export const beingConfirmed = 'The foundation has still to confirm some of this page.'
