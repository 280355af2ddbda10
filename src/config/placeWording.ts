/** Words beside the map. */
export const placeWording = {
  openInMapApp: 'Open in your map app',
  openStreetMap: 'See it on OpenStreetMap',
  coastFrom: 'Coastline of our map:',
  coastSource: 'GSHHG, Wessel and Smith, LGPL',
} as const
