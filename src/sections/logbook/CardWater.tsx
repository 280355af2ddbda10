import { DEEPEST_M } from '../../config/homeDive'
import { CARD, depthY, disc, diveLine, diveStops, waterSheet } from '../../lib/logbookDrawing'
import * as styles from './LogbookCard.module.css'

/** From which depth in metres each surface of the home page colours the water. */
const SHEETS = [
  ['skin', 0],
  ['lagoon', 3],
  ['reef', 7],
  ['wall', 12],
  ['deep', 17],
  ['drop', 22],
  ['abyss', 27.5],
] as const
const TENS = [10, 20, 30]
const [deepestX = 0, deepestY = 0] = diveStops.find(([, y]) => y === depthY(DEEPEST_M)) ?? []

/** The sun, the water of the home page sheet by sheet, its gauge, and the way down and up. */
export const CardWater = () => (
  <>
    <path className={styles.sun} d={disc(920, depthY(0) - 14, 66)} />
    {SHEETS.map(([name, depth], index) => (
      <g key={name} style={{ fill: `var(--sf-${name})` }}>
        <path className={styles.behind} d={waterSheet(depthY(depth) - 13, 15, index + 4)} />
        <path d={waterSheet(depthY(depth), 11, index)} />
      </g>
    ))}
    {Array.from({ length: DEEPEST_M + 1 }, (_, metre) => (
      <path key={metre} className={styles.tick} d={`M0 ${depthY(metre)}h${metre % 5 ? 16 : 34}`} />
    ))}
    {TENS.map((metres) => (
      <text key={metres} className={styles.reading} x="46" y={depthY(metres) + 9}>{`${metres} m`}</text>
    ))}
    <path className={styles.wake} d={diveLine} transform="translate(3 6)" />
    <path className={styles.line} d={diveLine} />
    {diveStops.slice(1, -1).map(([x, y]) => (
      <path key={x} className={styles.stop} d={disc(x, y, 9)} />
    ))}
    <path className={styles.deepest} d={disc(deepestX, deepestY, 17)} />
    <path className={styles.foot} d={`M0 ${CARD.height}V1072q270-14 540-2t540-8V${CARD.height}Z`} />
  </>
)
