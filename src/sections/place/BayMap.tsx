import { MapFrame } from '../../features/frame/MapFrame'
import { Section } from '../../components/Section'
import * as styles from './WayToTheBay.module.css'
import { WayToTheBay, type Place } from './WayToTheBay'

type BayMapProps = {
  id: string
  words: { title: string; lead: string; openLabel: string }
  links: { map: string; mapTitle: string }
  place: Place
}

const PLACE_ID = 'place'

/** The map of the bay and the ways there, ashore. */
export const BayMap = ({ id, words, links, place }: BayMapProps) => (
  <Section className={styles.map} surface="sand" labelledBy={id}>
    <MapFrame
      src={links.map}
      title={links.mapTitle}
      headingId={id}
      heading={words.title}
      lead={words.lead}
      openLabel={words.openLabel}
      alt={place.mapAlt}
      describedBy={PLACE_ID}
    />
    <WayToTheBay place={place} id={PLACE_ID} />
  </Section>
)
