import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import { QuestionList } from '../questions/QuestionList'
import { Terms } from '../questions/Terms'

/** What people ask before they book. */
export const DiveQuestions = ({ diveQuestions, questions, terms }: Queries.DiveQuestionsSectionFragment) =>
  questions.nodes.length > 0 && (
    <Section surface="reef" edge="wave" id="questions" labelledBy="questions-heading">
      <div className="wrap">
        <Heading id="questions-heading">{diveQuestions.title}</Heading>
        <p className="lead">{diveQuestions.lead}</p>
        <Terms terms={terms} about="diving" />
        <QuestionList questions={questions.nodes} />
        <BeingConfirmed reviews={questions.nodes.map(({ review }) => review)} className="clear-of-edge" />
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
    ...KnownTerms
  }
`
