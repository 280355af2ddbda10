/** Words of the large view of pictures, apart from `wording.ts`, which every page loads: these come with the view. */
export const largeViewWording = {
  close: 'Close',
  zoomIn: 'Zoom in',
  showWhole: 'Show the whole picture',
  ofMany: (number: number, count: number) => `${number} of ${count}`,
} as const
