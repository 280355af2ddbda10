/** Words of the page on diving. */

export const bookNow = 'Book Now'
export const askForPrices = 'Ask for prices'
export const included = 'Included'
export const yes = 'yes'
export const notListed = 'not listed'
export const priceFollows = 'price follows'
