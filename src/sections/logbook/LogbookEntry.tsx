import { DEEPEST_M } from '../../config/homeDive'
import type { NamedSighting } from '../../lib/sightings'
import * as styles from './Logbook.module.css'

type LogbookEntryProps = {
  words: Queries.LogbookFragment['logbookPage']
  id: string
  sightings: readonly NamedSighting[]
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
    {sightings.map(({ animal, name, depth }) => (
      <dd key={animal}>{`${name}, ${depth} m`}</dd>
    ))}
  </dl>
)
