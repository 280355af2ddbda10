import { useId } from 'react'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import { KINDS } from './chart'
import { colouredRows, ImpactChart } from './ImpactChart'
import * as styles from './ImpactFigure.module.css'

type Figure = Queries.ImpactFiguresFragment['impactFigures']['nodes'][number]
type ImpactFigureProps = Figure & { article: NonNullable<Figure['article']> }

/** One figure: drawn, in a table, with what it counts, when, and the article that holds it. */
export const ImpactFigure = ({ title, lead, when, chart, rows, review, article }: ImpactFigureProps) => {
  const words = useWords()
  const name = useId()
  return (
    <figure className={styles.figure} aria-labelledby={name}>
      <ImpactChart chart={chart} title={title} rows={rows} />
      <figcaption className={styles.words}>
        <h3 className="h3" id={name}>
          {title}
        </h3>
        <p>{lead}</p>
        <table className={styles.table} aria-labelledby={name}>
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
                  {i < colouredRows(chart) && (
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
          {review && <BeingConfirmed />}
        </p>
      </figcaption>
    </figure>
  )
}
