import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { LOGBOOK_ROUTE } from '../../../config/routes'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { BayMap } from '../../place/BayMap'

/** Ashore again: the map of the bay where the corals of this page grow, and the stamp for who came down here. */
export const RestorationSite = ({ map, siteLinks, place }: Queries.RestorationSiteSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <BayMap id="map-heading" words={map} links={siteLinks} place={place} depth={words.home.homeAgain}>
      <p>
        <ButtonLink to={here(LOGBOOK_ROUTE)} look="chip">
          {words.home.stampLogbook}
        </ButtonLink>
      </p>
    </BayMap>
  )
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
