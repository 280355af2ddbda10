import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb'
import { ButtonLink } from '../../components/ButtonLink'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { PicturePreload } from '../../components/PicturePreload'
import { displayWidth, stretchTo } from '../../lib/displayWidth'
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

/** Letters as narrow as the face has them */
const NARROW = 75
/** What a short first word fills, in em: it is as wide as it can be */
const FILLED = 3.05

/** The title in two lines: its first word is at least as wide as the rest. */
const Title = ({ children }: { children: string }) => {
  const [first = '', ...rest] = children.split(' ')
  const below = rest.join(' ')
  const stretch = stretchTo(first, Math.max(FILLED, displayWidth(below, NARROW)))
  const width = Math.max(displayWidth(first, stretch), displayWidth(below, NARROW))
  return (
    <h1 className={styles.title} id="dive-with-us" style={{ '--ems': width.toFixed(1) } as CSSProperties}>
      <span style={{ fontStretch: `${stretch}%` }}>{first}</span>{' '}
      <span style={{ fontStretch: `${NARROW}%` }}>{below}</span>
    </h1>
  )
}

/** A torn sheet of deep water over the picture; the arrow leads down to the packages. */
export const DiveBanner = (data: Queries.DiveBannerSectionFragment) => {
  const { title, lead, scrollLabel, pictureAlt } = data.diveBanner
  return (
    <section className={`${styles.banner} on-deep sheet`} aria-labelledby="dive-with-us">
      <div className={styles.words}>
        <Breadcrumb label={title} />
        <Title>{title}</Title>
        <p className={`${styles.lead} lead`}>{lead}</p>
        <ButtonLink className="screen-only" to={`#${PACKAGES_ID}`} look="go" size="big">
          {scrollLabel}
          <Icon name="arrow" className={styles.down} />
        </ButtonLink>
      </div>
      <Picture className={styles.picture} {...pictureOf(data)} alt={pictureAlt} eager />
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
