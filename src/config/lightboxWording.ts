/** Words of the large view of pictures, apart from `wording.ts`, which every page loads: these come with the view. */

export const close = 'Close'
export const zoomIn = 'Zoom in'
export const showWhole = 'Show the whole picture'
export const ofMany = (number: number, count: number) => `${number} of ${count}`
