/** Full address of a page or file of the site. The home page's ends without a slash, as its canonical address does. */
export const addressOf = ({ siteUrl }: { siteUrl: string }, path: string) => siteUrl + (path === '/' ? '' : path)
