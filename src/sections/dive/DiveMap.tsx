import { graphql } from 'gatsby'
import { MapFrame } from '../../components/MapFrame'
import { Section } from '../../components/Section'
import { WayToTheBay } from '../place/WayToTheBay'
import * as styles from './DiveMap.module.css'

const PLACE_ID = 'place'

/** The map of the bay where the dives go. */
export const DiveMap = ({ diveMap, mapLinks, place }: Queries.DiveMapSectionFragment) => {
  const { title, lead, openLabel } = diveMap!
  return (
    <Section className={styles.map} surface="sand" labelledBy="map">
      <MapFrame
        src={mapLinks!.map}
        title={mapLinks!.mapTitle}
        headingId="map"
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
  fragment DiveMapSection on Query {
    diveMap {
      title
      lead
      openLabel
    }
    mapLinks: linkSettings {
      map
      mapTitle
    }
    ...WayToTheBay
  }
`
