/** An upright picture would lose more than half of itself in a place of 3:2; width by height. */
const UPRIGHT = 0.85

/** Whether a picture is higher than it is wide, and clearly so. */
export const isUpright = ({ width, height }: { width: number; height: number }) => width / height < UPRIGHT

interface Lead {
  readonly layout: string | null
  readonly video: string | null
  readonly picture: {
    readonly childImageSharp: { readonly gatsbyImageData: Parameters<typeof isUpright>[0] } | null
  }
}

/**
 * Where a story's main picture stands: across the page below its title, or on a wide screen beside it, where its file says so, or
 * it is upright and its file says nothing. A film needs the width.
 */
export const leadPlace = ({ layout, video, picture: { childImageSharp } }: Lead): 'wide' | 'beside' | 'upright' => {
  if (video || layout === 'wide') return 'wide'
  if (childImageSharp && isUpright(childImageSharp.gatsbyImageData)) return 'upright'
  return layout === 'beside' ? 'beside' : 'wide'
}
