/** Words of the lists of articles. */

export const all = 'All'
export const years = 'Years'
export const guides = 'Guides'
export const countedGuides = (count: number) => (count === 1 ? '1 guide' : `${count} guides`)
export const stories = (count: number) => (count === 1 ? 'story' : 'stories')
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`
export const pages = 'Pages'
export const newerStories = 'Newer stories'
export const olderStories = 'Older stories'
export const storiesAbout = (topic: string) => `Stories about: ${topic}`
export const storiesOf = (year: string) => `Stories of ${year}`
export const leadOfYear = (year: string, count: number) =>
  `What we wrote in ${year}, newest first: ${count === 1 ? '1 story' : `${count} stories`} from Kecinan Bay on reefs, mangroves and the people who look after them.`
