import { graphql } from 'gatsby'

/**
 * What a page shows of itself where it is shared: its lead picture at the size that Facebook, LinkedIn, X and WhatsApp show
 * whole. JPEG, because not all of them know newer kinds.
 */
export const sharePictureFragment = graphql`
  fragment SharePicture on File {
    childImageSharp {
      share: resize(width: 1200, height: 630, toFormat: JPG, quality: 70) {
        src
        width
        height
      }
    }
  }
`

/** @returns route of the picture (without the path of the site's address) and its sides in pixels; undefined of a drawing */
export const sharePictureOf = ({ childImageSharp }: Queries.SharePictureFragment) => childImageSharp?.share
