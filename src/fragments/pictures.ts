import { graphql } from 'gatsby'

/**
 * The sizes in which pictures are made: the only home of image arguments. Each fragment is named after the room that the
 * picture fills; `sizes` is set where the picture is drawn, because only the layout knows it.
 * Breakpoints are pixel widths: the rooms at 320–1920 px screens, once and twice as dense.
 */
export const pictureFragments = graphql`
  fragment FullWidthPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600, 2400])
    }
  }

  fragment WidePicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 960, 1280, 1600])
    }
  }

  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480, 640, 900])
    }
  }

  fragment EmblemPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [200, 400, 800])
    }
  }

  fragment PortraitPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 600, 800, 1200])
    }
  }

  fragment CutOutPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [200, 400, 700], placeholder: NONE)
    }
  }

  fragment WideCutOutPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [600, 1200, 2400], placeholder: NONE)
    }
  }

  fragment LogoPicture on File {
    publicURL
  }
`
