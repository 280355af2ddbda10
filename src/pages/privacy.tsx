import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { ExternalLink } from '../components/ExternalLink'
import { Section } from '../components/Section'
import { PRIVACY_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { useSettings } from '../layout/useSettings'
import { composeMailLink } from '../lib/links'
import * as styles from './textPage.module.css'

/** What the site and others learn of its visitors, in plain words; __tests__/browser/routes.spec.ts proves it. */
const PrivacyPage = ({ data }: PageProps<Queries.PrivacyQuery>) => {
  const { title, lead, contactLabel, html } = data.privacyPage
  const { email } = useSettings().contact
  return (
    <Section className={styles.page} surface="paper" labelledBy="privacy">
      <div className={styles.column}>
        <h1 className={styles.title} id="privacy">
          {title}
        </h1>
        <p className="lead">{lead}</p>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.contact}>
          {contactLabel} <ExternalLink href={composeMailLink(email, title, '')}>{email}</ExternalLink>
        </p>
      </div>
    </Section>
  )
}

export default PrivacyPage

export const Head: HeadFC<Queries.PrivacyQuery> = ({ data }) => (
  <PageHead title={data.privacyPage.title} description={data.privacyPage.description} route={PRIVACY_ROUTE} />
)

export const query = graphql`
  query Privacy {
    privacyPage {
      title
      lead
      description
      contactLabel
      html
    }
  }
`
