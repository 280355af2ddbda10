/** The address at which the build puts the font. */
declare module '*.woff2' {
  const address: string
  export default address
}
