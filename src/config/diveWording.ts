/** Words of the page on diving. */
export const diveWording = {
  bookNow: 'Book Now',
  included: 'Included',
  yes: 'yes',
  no: 'no',
} as const
