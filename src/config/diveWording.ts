/** Words of the page on diving. */

export const bookNow = 'Book Now'
export const askForPrices = 'Ask for today’s prices'
export const priceListOf = (date: string) => `Price list of ${date}`
export const askWhenYouBook = 'Ask for today’s price when you book.'
export const included = 'Included'
export const yes = 'yes'
export const notListed = 'not listed'
