/** Words beside the map. */

export const openInMapApp = 'Open in your map app'
export const openStreetMap = 'See it on OpenStreetMap'
export const coastFrom = 'Coastline of our map:'
export const coastSource = 'GSHHG, Wessel and Smith, LGPL'
