import { graphql } from 'gatsby'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './ActionText.module.css'

/** How it goes, in words. */
export const ActionText = ({ actionPage: { html, review } }: Queries.ActionTextFragment) => {
  const words = useWords()
  return (
    <Section surface="paper" edge="swell" labelledBy={PAGE_TITLE_ID}>
      <div className="wrap">
        <div className={styles.text}>
          {html.split(/(?=<h2)/).map((part) => (
            <div key={part} className={styles.part} dangerouslySetInnerHTML={{ __html: part }} />
          ))}
        </div>
        {review && <p className={`${styles.open} small`}>{words.text.beingConfirmed}</p>}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment ActionText on Query {
    actionPage(id: { eq: $id }) {
      html
      review
    }
  }
`
