/** `npm run new:news`: a new article. Asks, or takes `--title`, `--topics`, `--date`, `--picture` and `--picture-alt`. */
import { answersTo, askOnTerminal } from './ask'
import { readOptions, runCommand } from './command'
import { newArticle, NEWS_QUESTIONS } from './new-story'

runCommand(async () => {
  const options = Object.fromEntries(NEWS_QUESTIONS.map(({ name }) => [name, { type: 'string' as const }]))
  const given = readOptions(options, process.argv.slice(2))
  const answers = await answersTo(NEWS_QUESTIONS, given, process.stdin.isTTY ? askOnTerminal : undefined)
  const { folder, route } = newArticle(process.cwd(), answers)
  console.log(
    `${folder} is there, for a page at ${route}.\n` +
      'Write its summary and text, and put a second picture beside them; the marks "placeholder" and "review" say what still stands in.\n' +
      'Then: npm run check:content',
  )
})
