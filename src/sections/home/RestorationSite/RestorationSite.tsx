import { graphql } from 'gatsby'
import { useWords } from '../../../i18n/pageLanguage'
import { BayMap } from '../../place/BayMap'

/** Ashore again: the map of the bay where the corals of this page grow. */
export const RestorationSite = ({ map, siteLinks, place }: Queries.RestorationSiteSectionFragment) => {
  const words = useWords()
  return <BayMap id="map-heading" words={map} links={siteLinks} place={place} depth={words.home.homeAgain} />
}

export const fragment = graphql`
  fragment RestorationSiteSection on Query {
    map: homeMap(language: { eq: $language }) {
      title
      lead
      openLabel
    }
    siteLinks: linkSettings(language: { eq: $language }) {
      map
      mapTitle
    }
    ...WayToTheBay
  }
`
