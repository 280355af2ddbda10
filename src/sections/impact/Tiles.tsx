import { TILES } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { KINDS, type ChartProps } from './chart'

const COLUMNS = 10

/** Shares of a hundred: a floor of tiles, laid kind by kind. What does not fit the floor is in the table only. */
export const Tiles = ({ rows }: ChartProps) => {
  const { decimalSign } = useWords().common
  const tiles = rows
    .flatMap(({ value }, kind) => Array.from({ length: figureNumber(value, decimalSign) }, () => kind))
    .slice(0, TILES)
  return (
    <g>
      {tiles.map((kind, i) => (
        <rect
          key={i}
          className={KINDS[kind]}
          x={(i % COLUMNS) * 32 + 1}
          y={Math.floor(i / COLUMNS) * 26 + 1}
          width="29"
          height="23"
          rx="3"
        />
      ))}
    </g>
  )
}
