import { Fragment } from 'react'
import { hrefOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import { displayWidth } from '../../lib/displayWidth'
import { DEEPEST_M, metAt, type Animal, type Sighting } from '../../lib/sightings'
import { slug } from '../../lib/slug'
import * as styles from './LogbookCard.module.css'

const WIDTH = 1080
const HEIGHT = 1350
const LARGEST = 116
/** As in the style sheet: `font-stretch` of the title */
const WIDE = 112.5

/** Where each animal is drawn, near its depth and beside the way, and where its words stand below it. */
const PLACES: Record<Animal, { x: number; y: number; width: number; height: number; below: number }> = {
  'manta ray': { x: 416, y: 312, width: 336, height: 234, below: 534 },
  parrotfish: { x: 520, y: 560, width: 248, height: 155, below: 727 },
  turtle: { x: 78, y: 640, width: 330, height: 272, below: 942 },
  octopus: { x: 772, y: 722, width: 300, height: 240, below: 976 },
}

/** A page of a logbook, stamped: how deep one was, what one met, the day, the diver. Its `<svg>` is what is saved. */
export const LogbookCard = ({ logbookPage: words, contact }: Queries.LogbookFragment) => {
  const { deepest } = useWords().home
  const title = words.cardTitle
  const size = Math.min(LARGEST, Math.floor((WIDTH - 144) / displayWidth(title, WIDE)))
  const sightings = words.animals as readonly Sighting[]
  const text = (x: number, y: number, line: string, className?: string) => (
    <text key={line} className={className} x={x} y={y}>
      {line}
    </text>
  )
  return (
    <svg
      className={styles.card}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}: ${sightings.map(metAt).join('; ')}`}
    >
      <image href={hrefOf('/shapes/logbook-card.svg')} width={WIDTH} height={HEIGHT} />
      {text(72, 82, `${contact.name} · ${words.label}`, styles.above)}
      <text className={styles.title} style={{ fontSize: size }} x="68" y="186">
        {title}
      </text>
      {text(72, 246, words.cardLine, styles.words)}
      {[10, 20, 30].map((metres) => text(46, 345 + metres * 22.4, `${metres} m`, styles.reading))}
      {sightings.map((met) => {
        const { below, ...place } = PLACES[met.animal]
        return (
          <Fragment key={met.animal}>
            <image href={hrefOf(`/shapes/met-${slug(met.animal)}.webp`)} {...place} />
            {text(place.x + place.width / 2, below, metAt(met), styles.met)}
          </Fragment>
        )
      })}
      {text(72, 1140, words.date, styles.label)}
      <text className={styles.written} x="72" y="1190" data-today="" />
      {text(72, 1250, words.diver, styles.label)}
      <text className={styles.written} x="72" y="1300" data-diver="" />
      <g className={styles.stamp} transform="translate(872 1196) rotate(-11)">
        {text(0, 36, `${DEEPEST_M} m`)}
        {text(0, 72, deepest)}
        {text(0, 100, contact.shortName)}
      </g>
    </svg>
  )
}
