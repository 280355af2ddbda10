import { graphql } from 'gatsby'

/**
 * The sizes in which pictures are made: the only home of image arguments. Each fragment is named after the room that the
 * picture fills; `sizes` is set where the picture is drawn, because only the layout knows it. The widths are those that
 * the layout asks for at 390 and 768 px (twice and three times as dense) and at 1280 px (once and twice):
 * __tests__/browser/pictures.spec.ts fails where a picture is served much wider than shown, or blurred.
 */
export const pictureFragments = graphql`
  fragment SaidOfPicture on File {
    focus
    kind
    credit
  }

  fragment FullWidthPicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1280, 1600, 2400])
    }
  }

  fragment WidePicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [560, 800, 1120, 1600])
    }
  }

  # of many side by side: one format that every browser knows takes a third of the elements
  fragment CardPicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        formats: [WEBP]
        webpOptions: { quality: 60 }
        breakpoints: [400, 520, 800, 1200]
      )
    }
  }

  fragment SmallPicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [260, 440, 640, 800])
    }
  }

  fragment PlatePicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], webpOptions: { quality: 60 }, breakpoints: [180, 300, 420])
    }
  }

  # first on a phone, and full of small things, which fewer bytes show as well at a phone's density
  fragment UprightPicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, avifOptions: { quality: 38 }, breakpoints: [640, 800, 1080, 1200])
    }
  }

  fragment CutOutPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [180, 260, 360, 640], placeholder: NONE)
    }
  }

  fragment WideCutOutPicture on File {
    ...SaidOfPicture
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1000, 1280, 1700, 2400], placeholder: NONE)
    }
  }

  fragment LogoPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [160, 220, 330, 440], placeholder: NONE)
    }
    isPale
  }
`
