import { graphql } from 'gatsby'
import { useId } from 'react'
import * as paper from '../../components/PaperSlip.module.css'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { FactList } from '../figures/FactList'
import * as styles from './action.module.css'

type FigurePlateProps = Queries.FigurePlateFragment & {
  article: NonNullable<Queries.FigurePlateFragment['article']>
}

/** A figure of /impact in short: its numbers, when they were counted, and the article that holds them. */
export const FigurePlate = ({ title, rows, when, article }: FigurePlateProps) => {
  const words = useWords()
  const name = useId()
  return (
    <figure className={`${paper.slip} ${styles.plate} on-paper`} aria-labelledby={name}>
      <h3 className="h4" id={name}>
        {title}
      </h3>
      <FactList facts={rows} />
      <figcaption className={styles.source}>
        {words.impact.counted(when)}. {words.impact.from} <SiteLink to={article.route}>{article.title}</SiteLink>
      </figcaption>
    </figure>
  )
}

export const fragment = graphql`
  fragment FigurePlate on ImpactFigure {
    title
    rows {
      what
      value
    }
    when
    review
    article {
      route
      title
    }
  }
`
