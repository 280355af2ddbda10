import { graphql } from 'gatsby'
import { useId } from 'react'
import { Heading } from '../../components/Heading'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { Chart } from './Chart'
import * as styles from './ImpactFigures.module.css'

/** One figure: drawn, or beside a picture of its article, its numbers, what they count, when, and the article that holds them. */
const ImpactFigure = ({ title, lead, when, article, ...figure }: Queries.ImpactFigureFragment) => {
  const words = useWords().impact
  const name = useId()
  return (
    <figure className={`${styles.figure} halves`} aria-labelledby={name}>
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
        {!figure.chart && article && (
          <Picture
            className={`${styles.picture} torn screen-only`}
            file={article.picture}
            alt=""
            sizes="(min-width: 50em) 25vw, 45vw"
          />
        )}
        <Chart {...figure} label={words.drawingOf(title)} />
      </div>
    </figure>
  )
}

type ImpactFiguresProps = {
  title: string
  lead?: string
  figures: { readonly nodes: readonly Queries.ImpactFigureFragment[] }
}

/** What single projects counted, one drawing each; without its article a figure is not shown. */
export const ImpactFigures = ({ title, lead, figures }: ImpactFiguresProps) => {
  const counted = figures.nodes.filter(({ article }) => article)
  return (
    counted.length > 0 && (
      <Section surface="paper" edge="dunes" labelledBy="figures">
        <div className="wrap">
          <div className="head">
            <Heading id="figures">{title}</Heading>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {counted.map((figure) => (
            <ImpactFigure key={figure.title} {...figure} />
          ))}
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
    article {
      route
      title
      picture {
        ...PlatePicture
      }
    }
  }
`
