import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading'
import * as paper from '../../components/PaperSlip.module.css'
import { Section } from '../../components/Section'
import * as styles from './Questions.module.css'

type QuestionsProps = {
  title: string
  lead?: string
  questions: { readonly nodes: readonly Queries.AnsweredQuestionFragment[] }
  children?: ReactNode
}

/** What people ask before they act, all answers open: nothing to press, to print or to search for behind a lid. */
export const Questions = ({ title, lead, questions, children }: QuestionsProps) =>
  questions.nodes.length > 0 && (
    <Section surface="reef" edge="wave" id="questions" labelledBy="questions-heading">
      <div className="wrap">
        <Heading id="questions-heading">{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
        <ul className={`${paper.slip} ${styles.sheet} on-paper plain`}>
          {questions.nodes.map((question) => (
            <li key={question.title}>
              <Heading level="h3" className="h4">
                {question.title}
              </Heading>
              <div className={`${styles.answer} prose`} dangerouslySetInnerHTML={{ __html: question.html }} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment AnsweredQuestion on Question {
    title
    html
  }
`
