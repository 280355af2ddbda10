import { graphql } from 'gatsby'
import { MapFrame } from '../../components/MapFrame'
import { Section } from '../../components/Section'
import { wording } from '../../config/wording'
import { WayToTheBay } from '../place/WayToTheBay'
import * as styles from './RestorationSite.module.css'

const PLACE_ID = 'place'

/** Ashore again: the map of the bay where the corals of this page grow. */
export const RestorationSite = ({ map, siteLinks, place }: Queries.RestorationSiteSectionFragment) => {
  const { title, lead, openLabel } = map!
  return (
    <Section className={styles.site} surface="sand" depth={wording.homeAgain} labelledBy="map-heading">
      <MapFrame
        src={siteLinks!.map}
        title={siteLinks!.mapTitle}
        headingId="map-heading"
        heading={title}
        lead={lead}
        openLabel={openLabel}
        alt={place!.mapAlt}
        describedBy={PLACE_ID}
      />
      <WayToTheBay place={place!} id={PLACE_ID} />
    </Section>
  )
}

export const fragment = graphql`
  fragment RestorationSiteSection on Query {
    map: homeMap {
      title
      lead
      openLabel
    }
    siteLinks: linkSettings {
      map
      mapTitle
    }
    ...WayToTheBay
  }
`
