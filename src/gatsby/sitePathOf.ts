/**
 * The path of an address, from the slash: `/ibf` of `https://example.org/ibf`; empty where it has none, or is none.
 * @param address by default the one that `SITE_URL` gives a build (src/config/sitePath.ts)
 */
export const sitePathOf = (address = process.env.SITE_URL ?? ''): string =>
  URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : ''
