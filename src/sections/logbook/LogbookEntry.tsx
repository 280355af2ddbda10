import { DEEPEST_M } from '../../config/homeDive'
import { DEPTHS, type Sighting } from '../../lib/sightings'
import * as styles from './Logbook.module.css'

type LogbookEntryProps = {
  words: Queries.LogbookFragment['logbookPage']
  id: string
  sightings: readonly Sighting[]
  today: string
}

/** What the card shows, in words. */
export const LogbookEntry = ({ words, id, sightings, today }: LogbookEntryProps) => (
  <dl className={styles.entry} id={id}>
    <dt className="display">{words.deepestPoint}</dt>
    <dd>{`${DEEPEST_M} m`}</dd>
    <dt className="display">{words.date}</dt>
    <dd data-today="" suppressHydrationWarning>
      {today}
    </dd>
    <dt className="display">{words.met}</dt>
    {sightings.map(({ animal, name }) => (
      <dd key={animal}>{`${name}, ${DEPTHS[animal]} m`}</dd>
    ))}
  </dl>
)
