/** An upright picture would lose more than half of itself in a place of 3:2; width by height. */
const UPRIGHT = 0.85

/** Whether a picture is higher than it is wide, and clearly so. */
export const isUpright = ({ width, height }: { width: number; height: number }) => width / height < UPRIGHT

interface Lead {
  readonly video: string | null
  readonly picture: {
    readonly childImageSharp: { readonly gatsbyImageData: Parameters<typeof isUpright>[0] } | null
  }
}

/**
 * Where a story's main picture stands: across the page below its title or, where it is upright, on a wide screen beside it. A film
 * needs the width.
 */
export const leadPlace = ({ video, picture: { childImageSharp } }: Lead) =>
  !video && childImageSharp && isUpright(childImageSharp.gatsbyImageData) ? 'upright' : 'wide'
