/**
 * Colours of the map's sheets, deep to shore to forest, by day and by night: a picture does not see the custom properties of
 * the page that shows it. The deepest is that of the ground on which the page lays them (`--map-1` in src/styles/tokens.css).
 */
export const MAP_COLOURS = {
  day: {
    '--map-1': '#073a60',
    '--map-2': '#137a95',
    '--map-3': '#35abb2',
    '--map-4': '#a9e4d2',
    '--map-sand': '#f3dfb0',
    '--map-green-1': '#79a86a',
    '--map-green-2': '#4f8457',
    '--map-green-3': '#24513f',
  },
  night: {
    '--map-1': '#062646',
    '--map-2': '#0a4560',
    '--map-3': '#12677a',
    '--map-4': '#2c8f95',
    '--map-sand': '#b59a6a',
    '--map-green-1': '#3d6144',
    '--map-green-2': '#2b4c39',
    '--map-green-3': '#1a382e',
  },
}
