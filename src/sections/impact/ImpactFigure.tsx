import { useId } from 'react'
import { SiteLink } from '../../components/SiteLink'
import * as tables from '../../components/Table.module.css'
import { MOST_COLOURS } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { CountedUnits } from '../figures/CountedUnits'
import { Bars, KINDS, Tiles } from './charts'
import * as styles from './ImpactFigure.module.css'

type Figure = Queries.ImpactFiguresFragment['impactFigures']['nodes'][number]
type ImpactFigureProps = Figure & { article: NonNullable<Figure['article']> }

/** A figure as bars, tiles, or what its first row counts. Its table, which stands beside it, says the same (WCAG 1.1.1). */
const Chart = ({ chart, title, rows, unitSize }: Pick<Figure, 'chart' | 'title' | 'rows' | 'unitSize'>) => {
  const { common, impact } = useWords()
  const numbers = rows.map(({ value }) => figureNumber(value, common.decimalSign))
  const label = impact.drawingOf(title)
  if (chart === 'bars') return <Bars numbers={numbers} label={label} />
  if (chart === 'tiles') return <Tiles numbers={numbers} label={label} />
  return chart && <CountedUnits value={rows[0]?.value ?? ''} unit={chart} unitSize={unitSize ?? 1} label={label} />
}

/** One figure: drawn, in a table, with what it counts, when, and the article that holds it. */
export const ImpactFigure = ({ title, lead, when, chart, mark, rows, article, unitSize }: ImpactFigureProps) => {
  const words = useWords()
  const name = useId()
  const isColoured = chart === 'bars' || chart === 'tiles'
  return (
    <figure className={styles.figure} aria-labelledby={name}>
      <div>
        <Chart chart={chart} title={title} rows={rows} unitSize={unitSize} />
        {mark && <p className={`${styles.mark} small`}>{mark}</p>}
      </div>
      <figcaption className={styles.words}>
        <h3 className="h3" id={name}>
          {title}
        </h3>
        <p>{lead}</p>
        <table className={`${styles.table} ${tables.table}`} aria-labelledby={name}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.impact.whatIsCounted}</th>
              <th scope="col">{words.impact.number}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, value }, i) => (
              <tr key={what}>
                <th scope="row">
                  {isColoured && i < MOST_COLOURS && (
                    <svg className={`${styles.key} ${KINDS[i]}`} aria-hidden="true">
                      <circle cx="7" cy="7" r="7" />
                    </svg>
                  )}
                  {what}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.source}>
          {words.impact.counted(when)}. {words.impact.from} <SiteLink to={article.route}>{article.title}</SiteLink>
        </p>
      </figcaption>
    </figure>
  )
}
