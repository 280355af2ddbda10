import { hrefOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import { displayWidth } from '../../lib/displayWidth'
import { DEEPEST_M, type Sighting } from '../../lib/sightings'
import { CardAnimal } from './CardAnimal'
import * as styles from './LogbookCard.module.css'

const WIDTH = 1080
const HEIGHT = 1350
const ROOM = WIDTH - 144
const LARGEST = 116
/** As in the style sheet: `font-stretch` of the title */
const WIDE = 112.5

type LogbookCardProps = {
  words: Queries.LogbookFragment['logbookPage']
  /** The foundation, in full and in short */
  contact: Queries.LogbookFragment['contact']
  sightings: readonly Sighting[]
  /** Id of the same in words */
  describedBy: string
}

/** A page of a logbook, stamped: how deep one was, what one met, the day, the diver. Its `<svg>` is what is saved. */
export const LogbookCard = ({ words, contact, sightings, describedBy }: LogbookCardProps) => {
  const { deepest } = useWords().home
  const title = words.cardTitle
  const size = Math.min(LARGEST, Math.floor(ROOM / displayWidth(title, WIDE)))
  const text = (className: string, x: number, y: number, line: string) => (
    <text className={className} x={x} y={y}>
      {line}
    </text>
  )
  return (
    <svg
      className={styles.card}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
    >
      <image href={hrefOf('/shapes/logbook-card.svg')} width={WIDTH} height={HEIGHT} />
      {text(styles.above, 72, 82, `${contact.name} · ${words.label}`)}
      <text className={styles.title} style={{ fontSize: size }} x="68" y="186">
        {title}
      </text>
      {text(styles.words, 72, 246, words.cardLine)}
      {[10, 20, 30].map((metres) => (
        <text key={metres} className={styles.reading} x="46" y={345 + metres * 22.4}>{`${metres} m`}</text>
      ))}
      {sightings.map((sighting) => (
        <CardAnimal key={sighting.animal} {...sighting} />
      ))}
      {text(styles.label, 72, 1140, words.date)}
      <text className={styles.written} x="72" y="1190" data-today="" />
      {text(styles.label, 72, 1250, words.diver)}
      <text className={styles.written} x="72" y="1300" data-diver="" />
      <g transform="translate(872 1196) rotate(-11)">
        {text(styles.stamped, 0, 36, `${DEEPEST_M} m`)}
        {text(styles.stampedWord, 0, 72, deepest)}
        {text(styles.stampedWord, 0, 100, contact.shortName)}
      </g>
    </svg>
  )
}
