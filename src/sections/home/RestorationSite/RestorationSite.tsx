import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { DIVE_ROUTE, LOGBOOK_ROUTE } from '../../../config/routes'
import { MapFrame } from '../../../features/frame/MapFrame'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import * as styles from './RestorationSite.module.css'

const WHERE_ID = 'place'

/** Ashore again: the map of the bay where the corals of this page grow, and the stamp for who came down here. */
export const RestorationSite = (data: Queries.RestorationSiteSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <Section surface="sand" depth={words.home.homeAgain} labelledBy="map-heading" className={styles.site}>
      <MapFrame {...data} {...data.map} headingId="map-heading" describedBy={WHERE_ID}>
        <p className="visually-hidden" id={WHERE_ID}>
          {data.place.where}
        </p>
        <p className={`${styles.ways} links`}>
          <SiteLink to={`${here(DIVE_ROUTE)}#${WHERE_ID}`}>{data.place.title}</SiteLink>{' '}
          <SiteLink to={here(LOGBOOK_ROUTE)}>{words.home.stampLogbook}</SiteLink>
        </p>
      </MapFrame>
    </Section>
  )
}

export const fragment = graphql`
  fragment RestorationSiteSection on Query {
    map: homeMap(language: { eq: $language }) {
      title
      lead
      openLabel
    }
    ...MapFrame
    place: placeSettings(language: { eq: $language }) {
      title
      where
    }
  }
`
