/** Words of an article or event. */

export const newsDetail = 'News Detail'
export const by = (author: string) => `By ${author}`
export const share = 'Share'
export const whatsApp = 'WhatsApp'
export const playFilm = 'Play the film'
export const email = 'E-mail'
export const olderStory = 'Previous'
export const newerStory = 'Next'
export const moreStories = 'More stories'
export const relatedStories = 'From the same water'
export const inNumbers = 'The story in numbers'
export const sources = 'Sources'
export const beingConfirmed = 'Facts from our records; dates being confirmed.'
