/** Words of the home page’s own sections. */
export const homeWording = {
  watchOnYouTube: 'Watch it on YouTube',
  playsFromYouTube: 'Plays from YouTube only when you press play.',
  whereNumbersComeFrom: 'Where these numbers come from',
  dayPlan: 'Day plan',
  plate: (number: number) => `Plate ${number}`,
  changeOfGroups: 'the change of groups',
  changeOfLogos: 'the change of logos',
  slide: 'slide',
  story: 'story',
  event: 'event',
  deepest: 'deepest',
  safetyStop: 'safety stop',
  surface: 'surface',
  shore: 'shore',
  homeAgain: 'home',
} as const
