/** Gatsby's router brings no types; this is what the site uses of it. */
declare module '@gatsbyjs/reach-router' {
  export const useLocation: () => Location
  export const globalHistory: { listen: (listener: (change: { location: Location }) => void) => void }
}
