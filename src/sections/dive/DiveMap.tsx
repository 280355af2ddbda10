import { graphql } from 'gatsby'
import { BayMap } from '../place/BayMap'

/** The map of the bay where the dives go. */
export const DiveMap = ({ diveMap, mapLinks, place }: Queries.DiveMapSectionFragment) => (
  <BayMap id="map" words={diveMap} links={mapLinks} place={place} />
)

export const fragment = graphql`
  fragment DiveMapSection on Query {
    diveMap(language: { eq: $language }) {
      title
      lead
      openLabel
    }
    mapLinks: linkSettings(language: { eq: $language }) {
      map
      mapTitle
    }
    ...WayToTheBay
  }
`
