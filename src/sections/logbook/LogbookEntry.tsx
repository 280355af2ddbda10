import { DEEPEST_M } from '../../config/homeDive'
import { useWords } from '../../i18n/pageLanguage'
import type { Sighting } from '../../lib/sightings'
import * as styles from './Logbook.module.css'

type LogbookEntryProps = { id: string; sightings: readonly Sighting[]; today: string }

/** What the card shows, in words. */
export const LogbookEntry = ({ id, sightings, today }: LogbookEntryProps) => {
  const words = useWords()
  return (
    <dl className={styles.entry} id={id}>
      <dt className="display">{words.logbook.deepestPoint}</dt>
      <dd>{`${DEEPEST_M} m`}</dd>
      <dt className="display">{words.logbook.date}</dt>
      <dd data-today="" suppressHydrationWarning>
        {today}
      </dd>
      <dt className="display">{words.logbook.met}</dt>
      {sightings.map(({ animal, depth }) => (
        <dd key={animal}>{`${words.logbook.animals[animal]}, ${depth} m`}</dd>
      ))}
    </dl>
  )
}
