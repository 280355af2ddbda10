/**
 * Words of the interface itself, on pages of several kinds: every page loads them. Those of one kind lie beside this file and
 * come with that page. What the foundation says stands in `content/`.
 */

export const language = 'en'
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const skipToContent = 'Skip to content'
export const preview = 'Preview'
export const toSupply = (count: number) =>
  `${preview}: ${count} ${count === 1 ? 'thing' : 'things'} still to be supplied`
export const offline = 'You seem to be offline, so this page stays open. Choose again to go anyway.'
export const mainMenu = 'Main'
export const menu = 'Menu'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const search = 'Search'
export const findStories = 'Find stories by topic and year'
export const homeLink = 'Indonesia Biru Foundation, home'
export const breadcrumb = 'Breadcrumb'
export const home = 'Home'
export const opensNewTab = '(opens in a new tab)'
export const leadsTo = (where: string) => `(${where}, opens in a new tab)`
export const previous = (what: string) => `Previous ${what}`
export const next = (what: string) => `Next ${what}`
export const goTo = (what: string, number: number) => `Go to ${what} ${number}`
export const choose = 'Choose what is shown'
export const position = (what: string, first: number, last: number, count: number) =>
  `${what} ${first === last ? first : `${first} to ${last}`} of ${count}`
export const scrollsSideways = 'scrolls sideways'
export const openLarge = 'Open picture large:'
export const pause = (what: string) => `Pause ${what}`
export const play = (what: string) => `Play ${what}`
export const loadsFrom = (host: string) => `Loads from ${host}.`
export const openThere = 'Open it there'
export const address = 'Address'
export const getInTouch = 'Get in touch'
export const whoWeAre = 'Who We Are'
export const socialMedia = 'Social Media'
export const facebook = 'Facebook'
export const instagram = 'Instagram'
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min read`
export const impact = 'Our numbers'
export const news = 'News'
export const guide = 'Guide'
export const diveWithUs = 'Dive With Us'
export const picture = 'picture'
export const pictures = 'Pictures'
export const lately = 'lately'
export const past = 'Past'
export const coming = 'Coming'
export const events = 'Events'
export const allEvents = 'All events'
export const addToCalendar = 'Add to calendar'
export const newsFeed = 'News feed (RSS)'
export const allEventsCalendar = 'Calendar of events'
export const allStories = 'All stories, by topic and year'
export const topics = 'Topics'
export const countedStories = (count: number) => (count === 1 ? '1 story' : `${count} stories`)
export const photoBy = (name: string) => `Photo: ${name}`
