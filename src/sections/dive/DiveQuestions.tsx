import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import { QuestionList } from '../questions/QuestionList'

/** What people ask before they book; questions without an answer are not shown. */
export const DiveQuestions = ({ diveQuestions, questions }: Queries.DiveQuestionsSectionFragment) =>
  questions.nodes.length > 0 && (
    <Section surface="reef" edge="wave" id="questions" labelledBy="questions-heading">
      <div className="wrap">
        <Heading id="questions-heading">{diveQuestions.title}</Heading>
        <p className="lead">{diveQuestions.lead}</p>
        <QuestionList questions={questions.nodes} />
        {questions.nodes.some(({ review }) => review) && <BeingConfirmed className="clear-of-edge" />}
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment DiveQuestionsSection on Query {
    diveQuestions(language: { eq: $language }) {
      title
      lead
    }
    questions: allQuestion(filter: { language: { eq: $language }, about: { eq: "diving" } }, sort: { position: ASC }) {
      nodes {
        ...AnsweredQuestion
      }
    }
  }
`
