import { DEEPEST_M, metAt, type Sighting } from '../../lib/sightings'
import * as styles from './Logbook.module.css'

type LogbookEntryProps = { words: Queries.LogbookFragment['logbookPage']; id: string }

/** What the card shows, in words. */
export const LogbookEntry = ({ words, id }: LogbookEntryProps) => (
  <dl className={styles.entry} id={id}>
    <dt className="display">{words.deepestPoint}</dt>
    <dd>{`${DEEPEST_M} m`}</dd>
    <dt className="display">{words.date}</dt>
    <dd data-today="" />
    <dt className="display">{words.met}</dt>
    {(words.animals as readonly Sighting[]).map((sighting) => (
      <dd key={sighting.animal}>{metAt(sighting)}</dd>
    ))}
  </dl>
)
