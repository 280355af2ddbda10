import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Collaborators.module.css'
import { PartnerSlides } from './PartnerSlides'
import { Pebble } from './Pebble'

/** Those who work with the foundation: their names or logos on pebbles, along the tide line. */
export const Collaborators = ({ partners, marks }: Queries.CollaboratorsSectionFragment) => {
  const words = useWords()
  const { title, companyTitle, technologyTitle, html } = partners
  if (marks.nodes.length === 0) return null
  const ofKind = (kind: string) => marks.nodes.filter((mark) => mark.kind === kind)
  const companies = ofKind('company')
  const pebblesOf = (kind: string) => (
    <ul className={`${styles.pebbles} plain`}>
      {ofKind(kind).map((partner) => (
        <Pebble key={partner.name} {...partner} />
      ))}
    </ul>
  )
  return (
    <Section
      surface="sand"
      edge="foam"
      depth={words.home.shore}
      labelledBy="partners-heading"
      className={rhythm.evidence}
    >
      <div className="wrap">
        <div className="head">
          <Heading className="h3" id="partners-heading">
            {title}
          </Heading>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <div className={styles.partners}>
          {ofKind('collaborator').length > 0 && pebblesOf('collaborator')}
          {companies.length > 0 && (
            <div className={styles.kind}>
              <h3 className="h4">{companyTitle}</h3>
              <PartnerSlides partners={companies} />
            </div>
          )}
          {ofKind('technology').length > 0 && (
            <div className={styles.kind}>
              <h3 className="h4">{technologyTitle}</h3>
              {pebblesOf('technology')}
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment CollaboratorsSection on Query {
    partners: homePartners(language: { eq: $language }) {
      title
      companyTitle
      technologyTitle
      html
    }
    marks: allPartner(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        kind
        ...PartnerMark
      }
    }
  }
`
