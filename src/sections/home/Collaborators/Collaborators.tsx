import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import * as homeWording from '../../../config/homeWording'
import * as styles from './Collaborators.module.css'
import { ChangingLogo } from './ChangingLogo'
import { Pebble } from './Pebble'

/** Widths of pebbles: in rows of three to seven, between the widest and the narrowest; and one in half of a row. */
const SMALL = 'min(23.5vw, 9.5rem)'
const LARGE = 'min(41vw, 15rem)'

/** Those who work with the foundation: logos on pebbles, along the tide line. */
export const Collaborators = ({ partners, logos }: Queries.CollaboratorsSectionFragment) => {
  const { title, companyTitle, technologyTitle } = partners
  if (logos.nodes.length === 0) return null
  const ofKind = (kind: string) => logos.nodes.filter((logo) => logo.kind === kind)
  const collaborators = ofKind('collaborator')
  const companies = ofKind('company')
  const technology = ofKind('technology')
  return (
    <Section
      surface="sand"
      edge="foam"
      depth={homeWording.shore}
      labelledBy="partners-heading"
      className={styles.section}
    >
      <div className={`${styles.partners} wrap`}>
        <h2 className="h3" id="partners-heading">
          {title}
        </h2>
        {collaborators.length > 0 && (
          <ul className={`${styles.pebbles} plain`}>
            {collaborators.map(({ name, logo }) => (
              <li key={name}>
                <Pebble logos={[{ name, logo }]} width={SMALL} />
              </li>
            ))}
          </ul>
        )}
        {companies.length > 0 && (
          <div className={styles.company}>
            <h3 className="h4">{companyTitle}</h3>
            <div className={styles.logos}>
              <ChangingLogo logos={companies} width={LARGE} />
            </div>
          </div>
        )}
        {technology.length > 0 && (
          <div className={styles.technology}>
            <h3 className="h4">{technologyTitle}</h3>
            <div className={styles.logos}>
              {technology.map(({ name, logo }) => (
                <Pebble key={name} logos={[{ name, logo }]} width={LARGE} />
              ))}
            </div>
          </div>
        )}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment CollaboratorsSection on Query {
    partners: homePartners {
      title
      companyTitle
      technologyTitle
    }
    logos: allPartner(sort: { position: ASC }) {
      nodes {
        kind
        ...PartnerLogo
      }
    }
  }
`
