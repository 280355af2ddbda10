import { graphql } from 'gatsby'
import { MapFrame } from '../../components/MapFrame'
import { Section } from '../../components/Section'
import * as styles from './DiveMap.module.css'

/** The map of the bay where the dives go. */
export const DiveMap = ({ diveMap, mapLinks }: Queries.DiveMapSectionFragment) => {
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
      />
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
  }
`
