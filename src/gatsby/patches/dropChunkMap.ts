const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/

/**
 * Takes Gatsby's list of all pages' script and style files out of a page.
 *
 * Patches: the script `gatsby-chunk-mapping` that Gatsby writes into each page (gatsby/dist/utils/gatsby-webpack-stats-extractor.js).
 * Works around: it is written whether or not something reads it. Only Gatsby's own prefetching does, and its plugin for
 * working offline; here links are the browser's (src/inline/prefetchOnIntent.ts).
 * Buys: 0.4 kB of each page's HTML.
 * Delete when: Gatsby can be told not to write it, or something here needs it.
 * @throws where the list is there and is not as Gatsby wrote it until now
 */
export const dropChunkMap = (html: string) => {
  const without = html.replace(CHUNK_MAP, '')
  if (without.includes('gatsby-chunk-mapping'))
    throw new Error(
      'its list of chunks is not as Gatsby wrote it until now, so that it would stay; see src/gatsby/patches/dropChunkMap.ts.',
    )
  return without
}
