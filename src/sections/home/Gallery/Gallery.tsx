import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { Heading } from '../../../components/Heading'
import { saidBelow } from '../../../components/PictureCredit'
import { Section } from '../../../components/Section'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import { LightboxLink } from '../../../features/lightbox/LightboxLink'
import { useWords } from '../../../i18n/pageLanguage'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Gallery.module.css'

/** Two large pictures come before three small ones. */
const LARGE = 2
const LARGE_SIZES = '(min-width: 37.5em) 52vw, 95vw'
const SMALL_SIZES = '(min-width: 37.5em) 37.4vw, 60vw'

/** The gallery: spreads of five pictures from edge to edge. */
export const Gallery = ({ gallery, spreads }: Queries.GallerySectionFragment) => {
  const words = useWords()
  const { title } = gallery
  if (spreads.nodes.length === 0) return null
  return (
    <Section
      surface="drop"
      edge="wall"
      id="gallery"
      labelledBy="gallery-heading"
      className={classes(rhythm.evidence, styles.gallery)}
    >
      <div data-lightbox-group={title}>
        <Carousel
          label={title}
          item={words.home.slide}
          settings={CAROUSELS.gallery}
          heading={<Heading id="gallery-heading">{title}</Heading>}
          slides={spreads.nodes.map((spread) => (
            <Fragment key={spread.title}>
              <h3 className="visually-hidden">{spread.title}</h3>
              {spread.pictures.map(({ picture, alt, caption }, i) => (
                <LightboxLink
                  key={i}
                  file={picture}
                  alt={alt}
                  caption={saidBelow(words, picture, caption ?? `${spread.title}.`)}
                  sizes={i < LARGE ? LARGE_SIZES : SMALL_SIZES}
                />
              ))}
            </Fragment>
          ))}
        />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment GallerySection on Query {
    gallery: homeGallery(language: { eq: $language }) {
      title
    }
    spreads: allGallerySlide(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        pictures {
          picture {
            ...WidePicture
          }
          alt
          caption
        }
      }
    }
  }
`
