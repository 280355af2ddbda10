import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { IMPACT_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import { FigurePlate } from './FigurePlate'
import * as styles from './action.module.css'

/** What was counted in work of this kind; without its article a figure is not shown. */
export const ActionFigures = ({ actionPage, figures }: Queries.ActionFiguresFragment) => {
  const words = useWords()
  const here = useRouteHere()
  const counted = figures.nodes.flatMap(({ article, ...figure }) => (article ? [{ ...figure, article }] : []))
  if (counted.length === 0) return null
  return (
    <Section surface="light" edge="dunes" labelledBy="figures">
      <div className="wrap">
        <Heading id="figures">{actionPage.figuresTitle}</Heading>
        <div className={`${styles.plates} cards`}>
          {counted.map((figure) => (
            <FigurePlate key={figure.title} {...figure} />
          ))}
        </div>
        <p className="links clear-of-edge">
          <SiteLink to={here(IMPACT_ROUTE)}>{words.common.impact}</SiteLink>
        </p>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment ActionFigures on Query {
    actionPage(id: { eq: $id }) {
      figuresTitle
    }
    figures: allImpactFigure(
      filter: { language: { eq: $language }, about: { in: [$about] } }
      sort: { position: ASC }
    ) {
      nodes {
        ...FigurePlate
      }
    }
  }
`
