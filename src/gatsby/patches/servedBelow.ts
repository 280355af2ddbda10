interface Addresses {
  prepareUrls(...asked: unknown[]): Readonly<Record<string, string | undefined>>
}
type Answer = { redirect(status: number, address: string): void }
type Middleware = (request: { baseUrl: string }, answer: Answer, next: () => void) => void
interface Slashes {
  configureTrailingSlash(...asked: unknown[]): Middleware
}

/**
 * Lets `gatsby serve` print the address of a site below a path, and keep the path where it takes a slash from an address.
 *
 * Patches: `prepareUrls` of gatsby/dist/utils/prepare-urls.js and `configureTrailingSlash` of
 * gatsby/dist/utils/express-middlewares.js.
 * Works around: Gatsby prints the root of the host, where it serves nothing then, and leads from /ibf/impact/ to /impact.
 * Buys: `npm start` of such a site ends with an address that can be opened.
 * Delete when: Gatsby does both.
 * @param addresses the first module
 * @param slashes the second
 * @param sitePath of the site's address (src/config/sitePath.ts)
 * @throws where a function is missing
 */
export const servedBelow = (addresses: Addresses, slashes: Slashes, sitePath: string) => {
  const { prepareUrls } = addresses
  const { configureTrailingSlash } = slashes
  if (typeof prepareUrls !== 'function' || typeof configureTrailingSlash !== 'function')
    throw new Error('Gatsby serves otherwise; see src/gatsby/patches/servedBelow.ts.')
  addresses.prepareUrls = (...asked) =>
    Object.fromEntries(
      Object.entries(prepareUrls(...asked)).map(([name, url]) => [name, url?.replace(/\/$/, sitePath)]),
    )
  slashes.configureTrailingSlash = (...asked) => {
    const takeSlash = configureTrailingSlash(...asked)
    return (request, answer, next) => {
      const { redirect } = answer
      answer.redirect = (status, address) => redirect.call(answer, status, request.baseUrl + address)
      takeSlash(request, answer, next)
    }
  }
}
