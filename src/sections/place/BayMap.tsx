import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { Section } from '../../components/Section'
import { MapFrame } from '../../features/frame/MapFrame'
import { useWords } from '../../i18n/pageLanguage'
import { bindUnits } from '../../lib/bindUnits'
import * as styles from './BayMap.module.css'

const MAP_ID = 'map'
const PLACE_ID = 'place'

/** The map of the bay; under it where the bay lies, in words, its coordinates to copy, and how one gets there. */
export const BayMap = (data: Queries.BayMapFragment) => {
  const words = useWords().place
  const { place } = data
  const { latitude, longitude } = place
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`
  return (
    <Section className={styles.map} surface="sand" labelledBy={MAP_ID}>
      <MapFrame {...data} {...data.diveMap} headingId={MAP_ID} describedBy={PLACE_ID} />
      <div className={`${styles.way} wrap`}>
        <h3 className="h3">{place.title}</h3>
        <p id={PLACE_ID}>{bindUnits(place.where)}</p>
        <p className="links">
          <span className="h4 display">{`${latitude}, ${longitude}`}</span>{' '}
          <SiteLink to={map}>{words.openStreetMap}</SiteLink>
        </p>
        <dl className={`${styles.ways} cards`}>
          {place.ways.map(({ from, way }) => (
            <div key={from}>
              <dt className="h4 display">{from}</dt>
              <dd>{bindUnits(way)}</dd>
            </div>
          ))}
        </dl>
        <p className="small">
          {`${words.coastFrom} `}
          <SiteLink to="https://www.soest.hawaii.edu/pwessel/gshhg/">{words.coastSource}</SiteLink>
        </p>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment BayMap on Query {
    diveMap(language: { eq: $language }) {
      title
      lead
      openLabel
    }
    ...MapFrame
    place: placeSettings(language: { eq: $language }) {
      latitude
      longitude
      title
      where
      ways {
        from
        way
      }
    }
  }
`
