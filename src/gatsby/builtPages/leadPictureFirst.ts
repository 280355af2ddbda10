const PICTURE = /<picture>[\s\S]*?<\/picture>/g
/** As React writes them (src/components/Picture.tsx): crops for some windows first, the best format first. */
const SOURCE = /<source (?:media="([^"]+)" )?type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>/g
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g
/** Before it lie the character encoding and the viewport, which `sizes` are measured by. */
const FIRST_PRELOAD = /<link rel="preload"|<style/

/**
 * Asks for a page's lead picture (`eager` of `Picture`) at the head of the page. The tag itself lies behind the styles and
 * the sprite, on a slow line a round trip later. Browsers that don't know AVIF find it there, as before.
 */
export const leadPictureFirst = (html: string): string => {
  const lead = html.match(PICTURE)?.find((picture) => picture.includes('fetchpriority="high"'))
  if (!lead) return html
  const sources = [...lead.matchAll(SOURCE)]
  const preloads = sources.map(([, own, srcSet, sizes], index) => {
    const taken = sources.slice(0, index).map(([, media]) => `(not ${media})`)
    const media = [...(own ? [own] : []), ...taken].join(' and ')
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" ${media && `media="${media}" `}fetchpriority="high"/>`
  })
  return html.replace(PRELOADS, '').replace(FIRST_PRELOAD, (next) => preloads.join('') + next)
}
