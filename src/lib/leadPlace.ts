import { matIn } from './pictureMat'

/** Where an editor may put the main picture of a story. */
export const LEAD_PLACES = ['wide', 'beside'] as const

/** How wide it is beside the title, at most, in CSS pixels: with fewer of its own it would be enlarged. */
const BESIDE_WIDTH = 540

interface Lead {
  readonly layout: string | null
  readonly video: string | null
  readonly picture: { readonly childImageSharp: { readonly gatsbyImageData: Parameters<typeof matIn>[0] } | null }
}

const isUpright = ({ picture: { childImageSharp } }: Pick<Lead, 'picture'>) => {
  const mat = childImageSharp ? matIn(childImageSharp.gatsbyImageData, BESIDE_WIDTH) : undefined
  return mat !== undefined && mat.width >= BESIDE_WIDTH
}

/**
 * Where a story's main picture stands: across the page below its title, or on a wide screen beside it, where its file says so, or
 * it is upright and its file says nothing. A film needs the width.
 */
export const leadPlace = (story: Lead): 'wide' | 'beside' | 'upright' => {
  if (story.video || story.layout === 'wide') return 'wide'
  if (isUpright(story)) return 'upright'
  return story.layout === 'beside' ? 'beside' : 'wide'
}
