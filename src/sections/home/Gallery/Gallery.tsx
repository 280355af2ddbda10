import { graphql } from 'gatsby'
import { LightboxGroup } from '../../../features/lightbox/LightboxGroup'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import * as styles from './Gallery.module.css'
import { GallerySpread } from './GallerySpread'

/** The gallery: spreads of five pictures from edge to edge. */
export const Gallery = ({ gallery, spreads }: Queries.GallerySectionFragment) => {
  const words = useWords()
  const { title } = gallery
  if (spreads.nodes.length === 0) return null
  return (
    <Section
      surface="drop"
      edge="wall"
      edgeHangs
      depth="22 m"
      id="gallery"
      labelledBy="gallery-heading"
      className={styles.gallery}
    >
      <LightboxGroup name={title}>
        <Carousel
          label={title}
          item={words.home.slide}
          settings={CAROUSELS.gallery}
          heading={<Heading id="gallery-heading">{title}</Heading>}
          slides={spreads.nodes.map((spread, i) => (
            <GallerySpread key={spread.title} {...spread} layout={i} />
          ))}
        />
      </LightboxGroup>
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
        ...GallerySpread
      }
    }
  }
`
