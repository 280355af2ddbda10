/** Words of the lists of articles. */
export const newsWording = {
  all: 'All',
  years: 'Years',
  stories: (count: number) => (count === 1 ? 'story' : 'stories'),
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  newerStories: 'Newer stories',
  olderStories: 'Older stories',
  storiesAbout: (topic: string) => `Stories about: ${topic}`,
  storiesOf: (year: string) => `Stories of ${year}`,
  leadOfYear: (year: string, count: number) =>
    `What we wrote in ${year}, newest first: ${count === 1 ? '1 story' : `${count} stories`} from Kecinan Bay on reefs, mangroves and the people who look after them.`,
} as const
