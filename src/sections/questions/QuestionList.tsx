import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import * as paper from '../../components/PaperSlip.module.css'
import * as styles from './QuestionList.module.css'

/** Questions with their answers, all open: nothing to press, to print or to search for behind a lid. */
export const QuestionList = ({ questions }: { questions: readonly Queries.AnsweredQuestionFragment[] }) => (
  <ul className={`${styles.list} plain`}>
    {questions.map(({ title, html }) => (
      <li key={title} className={styles.question}>
        <div className={`${paper.slip} ${styles.slip} on-paper`}>
          <Heading level="h3" className="h4">
            {title}
          </Heading>
          <div className={`${styles.answer} prose`} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </li>
    ))}
  </ul>
)

export const fragment = graphql`
  fragment AnsweredQuestion on Question {
    title
    html
    review
  }
`
