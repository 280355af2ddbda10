import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { hrefOf } from '../../../config/sitePath'
import { useWords } from '../../../i18n/pageLanguage'
import { useActionPage } from '../../../layout/useSettings'
import * as growth from '../../figures/Growth.module.css'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './HelpSaveTheReef.module.css'

/** The one field of coral on the page: adopt a coral, or give otherwise, on the page that says what gifts are used for. */
export const HelpSaveTheReef = ({ help, helpLinks }: Queries.HelpSaveTheReefSectionFragment) => {
  const words = useWords()
  const page = useActionPage('giving')
  const { title, lead, linkLabel, donateLabel } = help
  return (
    <Section surface="sunset" edge="wave" depth={words.home.surface} labelledBy="help-heading" className={rhythm.deed}>
      <div className={`${styles.grid} wrap`}>
        <Heading className={styles.title} id="help-heading">
          {title}
        </Heading>
        <div className="prose">
          <p className="lead">{lead}</p>
          <p className="side-by-side">
            <ButtonLink to={helpLinks.adopt} look="chip" size="big">
              {linkLabel}
            </ButtonLink>
            {page && (
              <SiteLink className="touch" to={page.route}>
                {donateLabel}
              </SiteLink>
            )}
          </p>
        </div>
        <img
          className={`${styles.coral} ${growth.grows} screen-only`}
          src={hrefOf('/shapes/adopted-coral.svg')}
          alt=""
          width={690}
          height={554}
          loading="lazy"
        />
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
    }
    helpLinks: linkSettings(language: { eq: $language }) {
      adopt
    }
  }
`
