import { UsageError } from './options'
import type { Question } from './questions'

/** An answer to each question that was asked, by the question's name. */
export type Answers = Record<string, string>

/**
 * Answers from the options of a command; what they leave open is asked. Throws `UsageError` with a sentence for each
 * option that is wrong, and for those that are missing where nobody can be asked.
 * @param given values of the options, by name
 * @param ask asks a person; undefined where none sits there
 */
export const collectAnswers = async (
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  ask?: (question: Question) => Promise<string>,
): Promise<Answers> => {
  const answers: Answers = {}
  const mistakes: string[] = []
  for (const { name, check } of questions) {
    const answer = given[name]
    if (answer === undefined) continue
    answers[name] = answer
    const mistake = await check(answer)
    if (mistake) mistakes.push(mistake)
  }
  const open = questions.filter(({ name }) => answers[name] === undefined)
  const isAsked = ({ after }: Question) => after === undefined || Boolean(answers[after]?.trim())
  const needed = open.filter((question) => !question.isOptional && isAsked(question))
  if (needed.length && !ask) {
    const missing = needed.map(({ name }) => `--${name}`).join(', ')
    mistakes.push(
      `${missing} ${needed.length === 1 ? 'is' : 'are'} missing; add ${needed.length === 1 ? 'it' : 'them'}, or run the command in a terminal to be asked.`,
    )
  }
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
  if (ask) for (const question of open) if (isAsked(question)) answers[question.name] = await ask(question)
  return answers
}
