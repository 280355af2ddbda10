import { UsageError } from './command'

/** Something to know before a command can go on. The answer is one line of text. */
export interface Question {
  /** Name of the option that answers it: `--title` */
  name: string
  ask: string
  /** Several of these are chosen; the answer has commas between them */
  choices?: readonly string[]
  /** What is offered as an answer */
  offer?: string
  /** A sentence on what is wrong with an answer, or undefined */
  check: (answer: string) => string | undefined | Promise<string | undefined>
}

/** Asks on the terminal until the answer is right. Throws `UsageError` where the person leaves. */
export const askOnTerminal = async ({ ask, choices, offer, check }: Question): Promise<string> => {
  const { isCancel, log, multiselect, text } = await import('@clack/prompts')
  let before = offer
  for (;;) {
    const answer = choices
      ? await multiselect({ message: ask, options: choices.map((value) => ({ value })), required: true })
      : await text({ message: ask, initialValue: before })
    if (isCancel(answer)) throw new UsageError('Nothing was written.')
    before = [answer].flat().join(', ')
    const mistake = await check(before)
    if (!mistake) return before
    log.error(mistake)
  }
}

/**
 * Answers from the options of a command; what they leave open is asked. Throws `UsageError` with a sentence for each
 * option that is wrong, and for those that are missing where nobody can be asked.
 * @param given values of the options, by name
 * @param ask asks a person; undefined where none sits there
 */
export const answersTo = async (
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  ask?: (question: Question) => Promise<string>,
): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {}
  const mistakes: string[] = []
  for (const question of questions) {
    const { name, check } = question
    const answer = given[name] ?? (await ask?.(question))
    if (answer !== undefined) answers[name] = answer
    else mistakes.push(`--${name} is missing; add it, or run the command in a terminal.`)
    const mistake = answer === undefined ? undefined : await check(answer)
    if (mistake) mistakes.push(mistake)
  }
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  return answers
}
