import { graphql } from 'gatsby'
import { useId, type ReactNode } from 'react'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { Chart } from './Chart'
import * as styles from './ImpactFigures.module.css'

/** One figure: drawn, its numbers, what they count, when, and the article that holds them. */
const ImpactFigure = ({ title, lead, when, article, ...figure }: Queries.ImpactFigureFragment) => {
  const words = useWords().impact
  const name = useId()
  return (
    <figure className={styles.figure} aria-labelledby={name}>
      <figcaption className={styles.part}>
        <h3 className="h3" id={name}>
          {title}
        </h3>
        <p>{lead}</p>
        <p className="small">
          {words.counted(when)}. <br />
          {words.from} {article && <SiteLink to={article.route}>{article.title}</SiteLink>}
        </p>
      </figcaption>
      <div className={styles.part}>
        <Chart {...figure} label={words.drawingOf(title)} />
      </div>
    </figure>
  )
}

type ImpactFiguresProps = {
  title: string
  lead?: string
  figures: { readonly nodes: readonly Queries.ImpactFigureFragment[] }
  /** Below them */
  children?: ReactNode
}

/** What single projects counted, one drawing each; without its article a figure is not shown. */
export const ImpactFigures = ({ title, lead, figures, children }: ImpactFiguresProps) => {
  const counted = figures.nodes.filter(({ article }) => article)
  return (
    counted.length > 0 && (
      <Section surface="paper" edge="dunes" labelledBy="figures">
        <div className="wrap">
          <Heading id="figures">{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          {counted.map((figure) => (
            <ImpactFigure key={figure.title} {...figure} />
          ))}
          {children}
        </div>
      </Section>
    )
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
    checking
    article {
      route
      title
    }
  }
`
