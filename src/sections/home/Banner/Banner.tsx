import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { ButtonLink } from '../../../components/ButtonLink'
import { Icon } from '../../../components/Icon'
import { Section } from '../../../components/Section'
import { DIVE_ROUTE } from '../../../config/routes'
import { useRouteHere } from '../../../i18n/pageLanguage'
import { useSettings } from '../../../layout/useSettings'
import * as styles from './Banner.module.css'
import { Boat, Sea, Sky } from './BannerScene'
import { inTwoLines, Tagline } from './Tagline'

/** Letters that are taller than an x where the lead stands above them, in the second half of a line */
const hasTallEnd = (line: string) => /[A-Zbdfhijklt]/.test(line.slice(line.length / 2))
/** Then all of the tagline is so much smaller. */
const SMALLER = { '--scale': 0.82 } as CSSProperties

/**
 * The foundation's name under the sky; the tagline's first line stands in the waves, the second lies under them. Below it the
 * ways to a dive and down the page.
 */
export const Banner = ({ banner }: Queries.BannerSectionFragment) => {
  const here = useRouteHere()
  const { name, tagline, lead, scrollLabel, hills, boat, turtle } = banner
  return (
    <Section surface="air" labelledBy="banner-heading" className={styles.banner}>
      <div className={styles.scene} style={hasTallEnd(inTwoLines(tagline)[0]) ? SMALLER : undefined}>
        <div className={styles.sky}>
          <Sky hills={hills} />
          <h1 className={styles.name} id="banner-heading">
            {name}
          </h1>
          <p className={styles.lead} style={{ '--letters': lead.length } as CSSProperties}>
            {lead}
          </p>
        </div>
        <Tagline>{tagline}</Tagline>
        <Boat boat={boat} />
        <div className={`${styles.sea} on-skin screen-only`}>
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
