/** Words of the page on diving. */

export const bookNow = 'Book Now'
export const askForPrices = 'Ask for today’s prices'
export const priceListOf = (date: string) => `Price list of ${date}`
export const askForPrice = 'Ask for today’s price'
/** The end of a booking message that names no package */
export const aDive = 'a dive'
export const prices = 'Prices'
export const included = 'Included'
export const yes = 'yes'
export const notListed = 'not listed'
