import { graphql } from 'gatsby'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { Terms } from '../questions/Terms'

type ActionTextProps = Queries.ActionTextFragment & Queries.KnownTermsFragment

/** What people ask first, then how it goes, in words. */
export const ActionText = ({ actionPage: { html, about }, terms }: ActionTextProps) => (
  <Section surface="sand" edge="swell" labelledBy={PAGE_TITLE_ID}>
    <div className="wrap">
      <Terms terms={terms} about={about} />
      <div className="cards">
        {html.split(/(?=<h2)/).map((part) => (
          <div key={part} className="prose" dangerouslySetInnerHTML={{ __html: part }} />
        ))}
      </div>
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
