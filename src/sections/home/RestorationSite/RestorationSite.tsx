import { graphql } from 'gatsby'
import * as homeWording from '../../../config/homeWording'
import { BayMap } from '../../place/BayMap'

/** Ashore again: the map of the bay where the corals of this page grow. */
export const RestorationSite = ({ map, siteLinks, place }: Queries.RestorationSiteSectionFragment) => (
  <BayMap id="map-heading" words={map} links={siteLinks} place={place} depth={homeWording.homeAgain} />
)

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
