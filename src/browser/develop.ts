/** In `gatsby develop` React draws the pages in the browser; then they wake as those of the build do. */
export const onInitialClientRender = () => {
  if (process.env.NODE_ENV === 'development') void import('./start')
}
