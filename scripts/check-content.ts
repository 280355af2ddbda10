/**
 * `npm run check:content`: says every mistake in `content/` at once, with file and line, in the words of the build, and
 * without Gatsby. The exit code is 1 where there are any.
 */
import { checkContent } from '../src/schema/checkContent'
import { mistakeCount, mistakeText } from '../src/schema/mistake'
import { runCommand } from './command'

runCommand(async () => {
  const { mistakes, notes, count } = await checkContent(process.cwd())
  const verdict = mistakes.length
    ? mistakeCount(mistakes)
    : `The content is in order: ${count} texts and their pictures.`
  console.log([...mistakes.map(mistakeText), ...notes, verdict].join('\n'))
  if (mistakes.length > 0) process.exitCode = 1
})
