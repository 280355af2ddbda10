import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { useSettings } from '../../layout/useSettings'
import { composeMailLink } from '../../lib/links'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import * as styles from './TextBody.module.css'

/** The text of a page, what is still open about it, and whom to ask; the last sheet before the footer. */
export const TextBody = ({ html, contactLabel, title, review }: Queries.TextBodyFragment) => {
  const { email, emailBody } = useSettings().contact
  return (
    <Section className={styles.body} surface="paper" edge="dunes" labelledBy={PAGE_TITLE_ID}>
      <div className="wrap">
        <div className={`${styles.text} prose`} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={`${styles.contact} links`}>
          {contactLabel} <SiteLink to={composeMailLink(email, title, emailBody)}>{email}</SiteLink>
        </p>
        <BeingConfirmed reviews={[review]} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TextBody on TextPage {
    title
    contactLabel
    review
    html
  }
`
