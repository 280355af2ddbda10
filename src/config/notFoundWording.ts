/** Words of the 404 page, apart from `wording.ts`, which every page loads. */

export const didYouMean = 'Did you mean'
export const searchForIt = 'Search for it'
export const newestStories = 'Newest stories'
