import { graphql } from 'gatsby'
import * as paper from '../../components/PaperSlip.module.css'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './Terms.module.css'

/** Where the button for a bank transfer leads. */
export const TERMS_ID = 'terms'

type TermsProps = Queries.KnownTermsFragment & { about: string }

const TRUST = ['legalForm', 'registrationNumber', 'board', 'auditor'] as const
/** What people ask first, by what they come to do. */
const FIELDS = {
  diving: ['level', 'groupSize', 'cancelling', 'answerTime'],
  volunteering: ['volunteerCost'],
  giving: ['bankAccount', 'receipt', 'onceOrMonthly', 'adopterGets', ...TRUST],
  schools: ['visitLength', 'visitCost', 'visitSize'],
} as const

/** What is known of it, on one slip, and the code for gifts; nothing while nothing is. */
export const Terms = ({ terms, about }: TermsProps) => {
  const words = useWords().terms
  const fields = FIELDS[about as keyof typeof FIELDS] ?? []
  const known = fields.flatMap((field) => (terms[field] ? [{ what: words[field], text: terms[field] }] : []))
  const qris = about === 'giving' ? terms.qris : null
  return (
    (known.length > 0 || qris) && (
      <div id={TERMS_ID} className={`${paper.slip} ${styles.slip} on-paper`}>
        <dl className={`${styles.terms} cards`}>
          {known.map(({ what, text }) => (
            <div key={what}>
              <dt className="display">{what}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {qris && <Picture file={qris} alt={words.qris} sizes="260px" className={styles.qris} />}
      </div>
    )
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
      visitLength
      visitCost
      visitSize
      onceOrMonthly
      adopterGets
      bankAccount
      receipt
      legalForm
      registrationNumber
      board
      auditor
      qris {
        ...SmallPicture
      }
    }
  }
`
