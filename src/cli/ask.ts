import { isCancel, log, multiselect, text } from '@clack/prompts'
import { UsageError } from './options'
import type { Question } from './questions'

const askOnce = async ({ ask, choices, offer }: Question, before: string): Promise<string> => {
  const answer = choices
    ? await multiselect({ message: ask, options: choices.map((value) => ({ value })), required: true })
    : await text({ message: ask, initialValue: before || offer })
  if (isCancel(answer)) throw new UsageError('Nothing was written.')
  return Array.isArray(answer) ? answer.join(', ') : answer
}

/** Asks on the terminal until the answer is right. Throws `UsageError` where the person leaves. */
export const askOnTerminal = async (question: Question): Promise<string> => {
  let answer = ''
  for (;;) {
    answer = await askOnce(question, answer)
    const mistake = await question.check(answer)
    if (!mistake) return answer
    log.error(mistake)
  }
}
