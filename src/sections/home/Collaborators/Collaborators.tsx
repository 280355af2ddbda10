import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import * as styles from './Collaborators.module.css'
import { PartnerSlides } from './PartnerSlides'
import { Pebble } from './Pebble'

/** The widest pebble: two stand beside each other on a phone. */
const PEBBLE_WIDTH = 'min(44vw, 17rem)'

/** Those who work with the foundation: their names or logos on pebbles, along the tide line. */
export const Collaborators = ({ partners, marks }: Queries.CollaboratorsSectionFragment) => {
  const words = useWords()
  const { title, companyTitle, technologyTitle } = partners
  if (marks.nodes.length === 0) return null
  const ofKind = (kind: string) => marks.nodes.filter((mark) => mark.kind === kind)
  const collaborators = ofKind('collaborator')
  const companies = ofKind('company')
  const technology = ofKind('technology')
  return (
    <Section
      surface="sand"
      edge="foam"
      depth={words.home.shore}
      labelledBy="partners-heading"
      className={styles.section}
    >
      <div className={`${styles.partners} wrap`}>
        <h2 className="h3" id="partners-heading">
          {title}
        </h2>
        {collaborators.length > 0 && (
          <ul className={`${styles.pebbles} plain`}>
            {collaborators.map((one) => (
              <li key={one.name}>
                <Pebble {...one} width={PEBBLE_WIDTH} />
              </li>
            ))}
          </ul>
        )}
        {companies.length > 0 && (
          <div className={styles.company}>
            <h3 className="h4">{companyTitle}</h3>
            <PartnerSlides partners={companies} width={PEBBLE_WIDTH} />
          </div>
        )}
        {technology.length > 0 && (
          <div className={styles.technology}>
            <h3 className="h4">{technologyTitle}</h3>
            <ul className={`${styles.beside} plain`}>
              {technology.map((one) => (
                <li key={one.name}>
                  <Pebble {...one} width={PEBBLE_WIDTH} />
                </li>
              ))}
            </ul>
          </div>
        )}
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
    }
    marks: allPartner(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        kind
        slide
        ...PartnerMark
      }
    }
  }
`
