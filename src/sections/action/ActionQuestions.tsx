import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { QuestionList } from '../questions/QuestionList'
import { Terms } from '../questions/Terms'
import { ActionButton } from './ActionButton'

/** What is known, the questions with their answers, and the button once more below them. */
export const ActionQuestions = (data: Queries.ActionQuestionsFragment) =>
  data.questions.nodes.length > 0 && (
    <Section surface="reef" edge="wave" id="questions" labelledBy="questions-heading">
      <div className="wrap clear-of-edge">
        <Heading id="questions-heading">{data.actionPage.questionsTitle}</Heading>
        <Terms terms={data.terms} about={data.actionPage.about} />
        <QuestionList questions={data.questions.nodes} />
        <ActionButton {...data} />
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment ActionQuestions on Query {
    actionPage(id: { eq: $id }) {
      questionsTitle
      about
    }
    questions: allQuestion(filter: { language: { eq: $language }, about: { eq: $about } }, sort: { position: ASC }) {
      nodes {
        ...AnsweredQuestion
      }
    }
    ...ActionButton
    ...KnownTerms
  }
`
