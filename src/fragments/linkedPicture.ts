import { graphql } from 'gatsby'
import { present } from '../lib/present'

/** A picture for other programs: JPEG, because not every reader of feeds and not every search engine shows newer kinds. */
export const linkedPictureFragment = graphql`
  fragment LinkedPicture on File {
    childImageSharp {
      resize(width: 1200, toFormat: JPG) {
        src
        width
        height
      }
    }
  }
`

export interface LinkedPicture {
  /** Route of the file: gatsby-plugin-sharp puts the path of the site's address before `gatsbyImageData` only */
  src: string
  /** In pixels */
  width: number
  height: number
  alt: string
}

/** The same with its alternative text. The check of the content lets in no picture of which nothing can be made. */
export const linkedPicture = ({ childImageSharp }: Queries.LinkedPictureFragment, alt: string): LinkedPicture => ({
  ...present(childImageSharp, 'smaller picture').resize,
  alt,
})
