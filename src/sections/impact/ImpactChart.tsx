import type { ReactElement } from 'react'
import { MOST_COLOURS, MOST_PARTS } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { present } from '../../lib/present'
import { Bars, barsHeight, NumberLine, SplitBar, Tiles } from './barCharts'
import type { ChartProps } from './chart'
import * as styles from './charts.module.css'
import { Crowd, crowdHeight, Depth, depthHeight, Rhythm } from './sceneCharts'

interface Drawing {
  Draw: (props: ChartProps) => ReactElement
  height: (numbers: readonly number[]) => number
  /** How many rows have a colour of their own in the drawing; the table shows it */
  coloured: number
}

/** The form that says most of a figure, by the name that its file gives (src/schema/impact.ts). */
const DRAWINGS: Record<string, Drawing> = {
  depth: { Draw: Depth, height: () => depthHeight, coloured: 0 },
  tiles: { Draw: Tiles, height: () => 260, coloured: MOST_COLOURS },
  crowd: { Draw: Crowd, height: crowdHeight, coloured: 0 },
  split: { Draw: SplitBar, height: () => 56, coloured: MOST_PARTS },
  bars: { Draw: Bars, height: barsHeight, coloured: MOST_COLOURS },
  line: { Draw: NumberLine, height: () => 96, coloured: MOST_COLOURS },
  rhythm: { Draw: Rhythm, height: () => 96, coloured: 2 },
}

const drawingOf = (chart: string) => present(DRAWINGS[chart], `drawing "${chart}"`)

export const colouredRows = (chart: string) => drawingOf(chart).coloured

type ImpactChartProps = Pick<ChartProps, 'rows'> & { chart: string; title: string }

/** A figure as a drawing of its own kind. Its table, which stands beside it, is its text alternative (WCAG 1.1.1). */
export const ImpactChart = ({ chart, title, rows }: ImpactChartProps) => {
  const { common, impact } = useWords()
  const { Draw, height } = drawingOf(chart)
  const numbers = rows.map(({ value }) => figureNumber(value, common.decimalSign))
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 320 ${height(numbers)}`}
      role="img"
      aria-label={impact.drawingOf(title)}
    >
      <Draw rows={rows} numbers={numbers} />
    </svg>
  )
}
