import { collectAnswers, type Answers } from './answers'
import { askOnTerminal } from './ask'
import type { NewStory } from './newStory'
import { readOptions, runCommand } from './options'
import type { Question } from './questions'

/** The command for a new article or event: asks what its options leave open, writes it, says what comes next. */
export const runNewStory = (questions: readonly Question[], write: (root: string, answers: Answers) => NewStory) =>
  runCommand(async () => {
    const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
    const given = readOptions(options, process.argv.slice(2))
    const answers = await collectAnswers(questions, given, process.stdin.isTTY ? askOnTerminal : undefined)
    const { folder, route } = write(process.cwd(), answers)
    process.stdout.write(
      `${folder} is there, for a page at ${route}.\n` +
        'Write its summary and text, and put a second picture beside them; the marks "placeholder" and "review" say what still stands in.\n' +
        'Then: npm run check:content\n',
    )
  })
