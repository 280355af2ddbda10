/** Words of the page that a preview has of what is still to be supplied. */

export const title = 'Still to be supplied'
export const description =
  'This is a preview of the site. Each of these values stands in for one that only the foundation can supply.'
export const line = (number: number) => `line ${number}`
export const now = (value: string) => `Now: ${value}`
