import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { useWords } from '../../../i18n/pageLanguage'
import { useActionPage } from '../../../layout/useSettings'
import { AdoptedCoral } from './AdoptedCoral'
import * as styles from './HelpSaveTheReef.module.css'

/** The one field of coral on the page: adopt a coral, or give otherwise, on the page that says what gifts are used for. */
export const HelpSaveTheReef = ({ help, helpLinks }: Queries.HelpSaveTheReefSectionFragment) => {
  const words = useWords()
  const page = useActionPage('giving')
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
            {page && (
              <SiteLink className={`${styles.donate} touch`} to={page.route}>
                {donateLabel}
              </SiteLink>
            )}
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
    }
  }
`
