/** Words of the home page’s own sections. */

export const watchOnYouTube = 'Watch it on YouTube'
export const playsFromYouTube = 'Plays from YouTube only when you press play.'
export const whereNumbersComeFrom = 'Where these numbers come from'
export const dayPlan = 'Day plan'
export const plate = (number: number) => `Plate ${number}`
export const changeOfGroups = 'the change of groups'
export const changeOfPartners = 'the change of partners'
export const slide = 'slide'
export const step = 'step'
export const story = 'story'
export const event = 'event'
export const deepest = 'deepest'
export const safetyStop = 'safety stop'
export const surface = 'surface'
export const shore = 'shore'
export const homeAgain = 'home'
