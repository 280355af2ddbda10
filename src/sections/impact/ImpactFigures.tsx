import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { ImpactFigure } from './ImpactFigure'

/** What single projects counted, one drawing each; without its article a figure is not shown. */
export const ImpactFigures = ({ impactPage, impactFigures }: Queries.ImpactFiguresFragment) => {
  const figures = impactFigures.nodes.flatMap(({ article, ...figure }) => (article ? [{ ...figure, article }] : []))
  if (figures.length === 0) return null
  return (
    <Section surface="paper" edge="dunes" labelledBy="figures">
      <div className="wrap">
        <Heading id="figures">{impactPage.figuresTitle}</Heading>
        <p className="lead">{impactPage.figuresLead}</p>
        {figures.map((figure) => (
          <ImpactFigure key={figure.title} {...figure} />
        ))}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment ImpactFigures on Query {
    impactPage(language: { eq: $language }) {
      figuresTitle
      figuresLead
    }
    impactFigures: allImpactFigure(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
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
    }
  }
`
