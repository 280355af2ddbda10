/** Words of an article or event. */
export const storyWording = {
  newsDetail: 'News Detail',
  by: (author: string) => `By ${author}`,
  share: 'Share',
  whatsApp: 'WhatsApp',
  playFilm: 'Play the film',
  email: 'E-mail',
  olderStory: 'Previous',
  newerStory: 'Next',
  moreStories: 'More stories',
  relatedStories: 'From the same water',
  inNumbers: 'The story in numbers',
  sources: 'Sources',
} as const
