import { forwardRef } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { displayWidth } from '../../lib/displayWidth'
import { CARD } from '../../lib/logbookDrawing'
import type { Sighting } from '../../lib/sightings'
import { CardAnimals } from './CardAnimals'
import { CardStamp } from './CardStamp'
import { CardWater } from './CardWater'
import * as styles from './LogbookCard.module.css'

const ROOM = CARD.width - 144
const LARGEST = 116
/** As in the style sheet: `font-stretch` of both lines in the display face, and the size of the first */
const WIDE = 112.5
const ABOVE_SIZE = 34

type LogbookCardProps = {
  words: Queries.LogbookFragment['logbookPage']
  /** Above the title */
  above: string
  shortName: string
  sightings: readonly Sighting[]
  today: string
  diver: string
  /** Id of the same in words */
  describedBy: string
}

/** A page of a logbook, stamped: how deep one was, what one met, the day, the diver. Its `<svg>` is what is saved. */
export const LogbookCard = forwardRef<SVGSVGElement, LogbookCardProps>(function LogbookCard(
  { words, above, shortName, sightings, today, diver, describedBy },
  ref,
) {
  const { deepest } = useWords().home
  const title = words.cardTitle
  const size = Math.min(LARGEST, Math.floor(ROOM / displayWidth(title, WIDE)))
  return (
    <svg
      ref={ref}
      className={styles.card}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
    >
      <path className={styles.paper} d={`M0 0H${CARD.width}V${CARD.height}H0Z`} />
      <text
        className={styles.above}
        x="72"
        y="82"
        textLength={Math.min(ROOM, displayWidth(above, WIDE) * ABOVE_SIZE)}
        lengthAdjust="spacingAndGlyphs"
      >
        {above}
      </text>
      <text className={styles.title} style={{ fontSize: size }} x="68" y="186">
        {title}
      </text>
      <text className={styles.words} x="72" y="246">
        {words.cardLine}
      </text>
      <CardWater />
      <CardAnimals sightings={sightings} />
      <text className={styles.label} x="72" y="1140">
        {words.date}
      </text>
      <text className={styles.written} x="72" y="1190" data-today="" suppressHydrationWarning>
        {today}
      </text>
      <text className={styles.label} x="72" y="1250">
        {words.diver}
      </text>
      <text className={styles.written} x="72" y="1300">
        {diver}
      </text>
      <path className={styles.rule} d="M72 1206H660M72 1316H660" />
      <CardStamp below={deepest} foot={shortName} />
    </svg>
  )
})
