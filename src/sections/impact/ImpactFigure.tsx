import { graphql } from 'gatsby'
import { useId } from 'react'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { FactList } from '../figures/FactList'
import { Chart } from './Chart'
import * as styles from './ImpactFigure.module.css'

type ImpactFigureProps = Queries.ImpactFigureFragment & {
  article: NonNullable<Queries.ImpactFigureFragment['article']>
}

/** One figure: drawn, its numbers, what they count, when, and the article that holds them. */
export const ImpactFigure = ({ title, lead, when, chart, mark, rows, article, unitSize }: ImpactFigureProps) => {
  const words = useWords().impact
  const name = useId()
  return (
    <figure className={styles.figure} aria-labelledby={name}>
      <figcaption className={styles.part}>
        <h3 className="h3" id={name}>
          {title}
        </h3>
        <p>{lead}</p>
        <p className={styles.source}>
          {words.counted(when)}. {words.from} <SiteLink to={article.route}>{article.title}</SiteLink>
        </p>
      </figcaption>
      <div className={styles.part}>
        {chart && <Chart chart={chart} rows={rows} unitSize={unitSize} label={words.drawingOf(title)} />}
        {mark && <p className="small">{mark}</p>}
        <FactList facts={rows} />
      </div>
    </figure>
  )
}

export const fragment = graphql`
  fragment ImpactFigure on ImpactFigure {
    title
    lead
    when
    chart
    unitSize
    mark: key
    rows {
      what
      value
    }
    review
    article {
      route
      title
    }
  }
`
