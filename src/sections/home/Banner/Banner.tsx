import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { ButtonLink } from '../../../components/ButtonLink'
import { Icon } from '../../../components/Icon'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { DIVE_ROUTE } from '../../../config/routes'
import { useRouteHere } from '../../../i18n/pageLanguage'
import { useSettings } from '../../../layout/useSettings'
import * as styles from './Banner.module.css'
import { Boat, Sea, Sky } from './BannerScene'
import { inTwoLines, Tagline } from './Tagline'

/** What would be cut off by the waves: then the line stands higher, and its foot is under water. */
const reachesDeep = (line: string) => /[Lgjpqy]/.test(line)
const LIFTED = { '--lift': '0.16' } as CSSProperties

/**
 * The foundation's name under the sky; the tagline's first line stands in the waves, the second lies under them. Below it the
 * ways to a dive and down the page.
 */
export const Banner = ({ banner }: Queries.BannerSectionFragment) => {
  const here = useRouteHere()
  const { name, tagline, lead, scrollLabel, hills, boat, turtle } = banner
  return (
    <Section surface="air" labelledBy="banner-heading" className={styles.banner}>
      <div className={styles.scene} style={reachesDeep(inTwoLines(tagline)[0]) ? LIFTED : undefined}>
        <div className={styles.sky}>
          <Sky hills={hills} />
          <h1 className={styles.name} id="banner-heading">
            {name}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Tagline>{tagline}</Tagline>
        <Boat boat={boat} />
        <div className={`${styles.sea} on-skin screen-only`}>
          <Sea turtle={turtle} />
          <div className={`${styles.ways} side-by-side`}>
            <ButtonLink to={here(DIVE_ROUTE)} look="go" size="big">
              <Icon name="waves" />
              {useSettings().menu.dive}
            </ButtonLink>
            <SiteLink className={`${styles.scroll} display`} to="#video">
              {scrollLabel}
              <Icon name="arrow" className={styles.arrow} />
            </SiteLink>
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
