import { graphql } from 'gatsby'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './Terms.module.css'

type TermsProps = Queries.KnownTermsFragment & { about: string }

/** What people ask first, by what they come to do. */
const FIELDS = {
  diving: ['level', 'groupSize', 'cancelling', 'answerTime'],
  volunteering: ['volunteerCost'],
  giving: ['onceOrMonthly', 'adopterGets', 'bankAccount', 'receipt'],
} as const

/** What is known of it, in a line each, and the code for gifts; nothing while nothing is. */
export const Terms = ({ terms, about }: TermsProps) => {
  const words = useWords().terms
  const fields = FIELDS[about as keyof typeof FIELDS] ?? []
  const known = fields.flatMap((field) => (terms[field] ? [{ what: words[field], text: terms[field] }] : []))
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.terms}>
          {known.map(({ what, text }) => (
            <div key={what}>
              <dt>{what}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {about === 'giving' && terms.qris && (
        <Picture file={terms.qris} alt={words.qris} sizes="260px" className={styles.qris} />
      )}
    </>
  )
}

export const fragment = graphql`
  fragment KnownTerms on Query {
    terms(language: { eq: $language }) {
      groupSize
      level
      cancelling
      answerTime
      volunteerCost
      onceOrMonthly
      adopterGets
      bankAccount
      receipt
      qris {
        ...SmallPicture
      }
    }
  }
`
