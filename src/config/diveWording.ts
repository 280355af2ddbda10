/** Words of the page on diving. */
export const diveWording = {
  bookNow: 'Book Now',
  askForPrices: 'Ask for prices',
  included: 'Included',
  yes: 'yes',
  no: 'no',
} as const
