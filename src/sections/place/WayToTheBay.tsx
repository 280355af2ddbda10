import { graphql } from 'gatsby'
import { ExternalLink } from '../../components/ExternalLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './WayToTheBay.module.css'

export type Place = Queries.WayToTheBayFragment['place']

type WayToTheBayProps = { place: Place; id: string }

/** Under the map: where the bay lies, in words, its coordinates to copy, and how one gets there. */
export const WayToTheBay = ({ place, id }: WayToTheBayProps) => {
  const words = useWords()
  const { latitude, longitude } = place
  return (
    <div className={`${styles.way} wrap`}>
      <h3 className="h3">{place.title}</h3>
      <p className={styles.where} id={id}>
        {place.where}
      </p>
      <p className={`${styles.coordinates} links`}>
        <span className={`${styles.degrees} display`}>{`${latitude}, ${longitude}`}</span>
        {/* RFC 5870 */}
        <a className={styles.touchOnly} href={`geo:${latitude},${longitude}`}>
          {words.place.openInMapApp}
        </a>
        <ExternalLink
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
        >
          {words.place.openStreetMap}
        </ExternalLink>
      </p>
      <dl className={`${styles.ways} cards`}>
        {place.ways.map(({ from, way }) => (
          <div key={from}>
            <dt className="h4 display">{from}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {`${words.place.coastFrom} `}
        <ExternalLink href="https://www.soest.hawaii.edu/pwessel/gshhg/">{words.place.coastSource}</ExternalLink>
      </p>
    </div>
  )
}

export const fragment = graphql`
  fragment WayToTheBay on Query {
    place: placeSettings(language: { eq: $language }) {
      latitude
      longitude
      mapAlt
      title
      where
      ways {
        from
        way
      }
    }
  }
`
