import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { ExternalLink } from '../../../components/ExternalLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import { AdoptedCoral } from './AdoptedCoral'
import * as styles from './HelpSaveTheReef.module.css'

/** The one field of coral on the page: adopt a coral, or donate. */
export const HelpSaveTheReef = ({ help, helpLinks }: Queries.HelpSaveTheReefSectionFragment) => {
  const words = useWords()
  const { title, lead, linkLabel, donateLabel, tag } = help
  return (
    <Section
      surface="sunset"
      edge="wave"
      edgeHangs
      depth="0 m"
      depthNote={words.home.surface}
      labelledBy="help-heading"
      className={styles.help}
    >
      <div className={`${styles.grid} wrap`}>
        <Heading className={styles.title} id="help-heading">
          {title}
        </Heading>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <p className={styles.links}>
            <ButtonLink to={helpLinks.adopt} look="chip" size="big">
              {linkLabel}
            </ButtonLink>
            <ExternalLink className={styles.donate} href={helpLinks.donate} showHost>
              {donateLabel}
            </ExternalLink>
          </p>
        </div>
        <AdoptedCoral className={styles.coral} tag={tag} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment HelpSaveTheReefSection on Query {
    help: homeHelp(language: { eq: $language }) {
      title
      lead
      linkLabel
      donateLabel
      tag
    }
    helpLinks: linkSettings(language: { eq: $language }) {
      adopt
      donate
    }
  }
`
