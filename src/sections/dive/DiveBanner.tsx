import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { ButtonLink } from '../../components/ButtonLink'
import { Heading } from '../../components/Heading'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { PicturePreload } from '../../components/PicturePreload'
import * as styles from './DiveBanner.module.css'
import { PACKAGES_ID } from './DivePackages'

const pictureOf = ({ diveBanner }: Queries.DiveBannerSectionFragment) => {
  const { picture, portraitPicture } = diveBanner
  return {
    file: picture,
    crop: {
      media: '(max-width: 49.99em), (orientation: portrait)',
      others: '(min-width: 50em) and (orientation: landscape)',
      file: portraitPicture,
    },
    sizes: '(min-width: 50em) 124vw, 100vw',
  }
}

/** For the page's `Head`. */
export const DiveBannerPreload = (data: Queries.DiveBannerSectionFragment) => <PicturePreload {...pictureOf(data)} />

/** A torn sheet of deep water over the picture; the arrow leads down to the packages. */
export const DiveBanner = (data: Queries.DiveBannerSectionFragment) => {
  const { title, lead, scrollLabel, pictureAlt } = data.diveBanner
  return (
    <section className={`${styles.banner} on-deep sheet`} aria-labelledby="dive-with-us">
      <div className={styles.words}>
        <Breadcrumb label={title} />
        <Heading level="h1" className={styles.title} id="dive-with-us">
          {title}
        </Heading>
        <p className={`${styles.lead} lead`}>{lead}</p>
        <ButtonLink to={`#${PACKAGES_ID}`} look="go" size="big">
          {scrollLabel}
          <Icon name="arrow" className={styles.down} />
        </ButtonLink>
      </div>
      <Picture className={`${styles.picture} screen-only`} {...pictureOf(data)} alt={pictureAlt} eager />
    </section>
  )
}

export const fragment = graphql`
  fragment DiveBannerSection on Query {
    diveBanner(language: { eq: $language }) {
      title
      lead
      scrollLabel
      pictureAlt
      picture {
        ...FullWidthPicture
      }
      portraitPicture {
        ...UprightPicture
      }
    }
  }
`
