import { graphql } from 'gatsby'
import type { PropsWithChildren } from 'react'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { Terms } from '../questions/Terms'
import * as styles from './action.module.css'

type ActionTextProps = PropsWithChildren<Queries.ActionTextFragment & Queries.KnownTermsFragment>

/** What people ask first, then how it goes, in words; and what of the page has still to be confirmed. */
export const ActionText = ({ actionPage: { html, about }, terms, children }: ActionTextProps) => (
  <Section surface="sand" edge="swell" labelledBy={PAGE_TITLE_ID}>
    <div className={`${styles.text} wrap`}>
      <Terms terms={terms} about={about} />
      <div className="cards">
        {html.split(/(?=<h2)/).map((part) => (
          <div key={part} className={`${styles.part} prose`} dangerouslySetInnerHTML={{ __html: part }} />
        ))}
      </div>
      {children}
    </div>
  </Section>
)

export const fragment = graphql`
  fragment ActionText on Query {
    actionPage(id: { eq: $id }) {
      html
      about
    }
  }
`
