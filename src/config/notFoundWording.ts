/** Words of the 404 page, apart from `wording.ts`, which every page loads. */
export const notFoundWording = {
  didYouMean: 'Did you mean',
  searchForIt: 'Search for it',
  newestStories: 'Newest stories',
} as const
