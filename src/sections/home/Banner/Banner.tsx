import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Icon } from '../../../components/Icon'
import { Section } from '../../../components/Section'
import { DIVE_ROUTE } from '../../../config/routes'
import { useRouteHere } from '../../../i18n/pageLanguage'
import { useSettings } from '../../../layout/useSettings'
import * as styles from './Banner.module.css'
import { Boat, Sea, Sky } from './BannerScene'

/** Text as wide as the page whatever its letters and the space between them: `--word` is made for this width. */
const Word = ({ className, children }: { className?: string; children?: string }) => (
  <svg className={`${styles.word} ${className}`} aria-hidden="true">
    <text y="0.716em" textLength="3.348em" lengthAdjust="spacingAndGlyphs">
      {children}
    </text>
  </svg>
)

/**
 * The foundation's name under the sky; the tagline's first word stands in the waves, the rest lies under them. Below it the
 * ways to a dive and down the page.
 */
export const Banner = ({ banner }: Queries.BannerSectionFragment) => {
  const here = useRouteHere()
  const { name, tagline, lead, scrollLabel, hills, boat, turtle } = banner
  const [above, ...below] = tagline.split(' ')
  return (
    <Section surface="air" labelledBy="banner-heading" className={styles.banner}>
      <div className={styles.scene}>
        <div className={styles.sky}>
          <Sky hills={hills} />
          <h1 className={styles.name} id="banner-heading">
            {name}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={`${styles.tagline} display`}>
          <span className="visually-hidden">{tagline}</span>
          <Word className={styles.above}>{above}</Word>
          <Word className={styles.below}>{below.join(' ')}</Word>
        </div>
        <Boat boat={boat} />
        <div className={`${styles.sea} on-skin`}>
          <Sea turtle={turtle} />
          <div className={styles.ways}>
            <ButtonLink to={here(DIVE_ROUTE)} look="go">
              {useSettings().menu.dive}
            </ButtonLink>
            <ButtonLink to="#video" look="chip">
              {scrollLabel}
              <Icon name="arrow" className={styles.arrow} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment BannerSection on Query {
    banner: homeBanner(language: { eq: $language }) {
      name
      tagline
      lead
      scrollLabel
      hills {
        ...WideCutOutPicture
      }
      boat {
        ...CutOutPicture
      }
      turtle {
        ...CutOutPicture
      }
    }
  }
`
