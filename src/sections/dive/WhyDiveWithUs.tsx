import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import * as styles from './WhyDiveWithUs.module.css'

/** Four reasons. */
export const WhyDiveWithUs = ({ diveReasonsHeading, reasons }: Queries.WhyDiveWithUsSectionFragment) =>
  reasons.nodes.length > 0 && (
    <Section className={styles.why} surface="reef" edge="dunes" labelledBy="reasons">
      <div className="wrap">
        <Heading id="reasons">{diveReasonsHeading.title}</Heading>
        <ol className={`${styles.list} cards plain`}>
          {reasons.nodes.map(({ title, html }) => (
            <li key={title}>
              <h3 className="h3">{title}</h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment WhyDiveWithUsSection on Query {
    diveReasonsHeading(language: { eq: $language }) {
      title
    }
    reasons: allDiveReason(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        html
      }
    }
  }
`
