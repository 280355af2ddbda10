/**
 * `npm run check:content`: says every mistake in `content/` at once, with file and line, in the words of the build, and
 * without Gatsby. The exit code is 1 where there are any. With `--watch` it looks again at each save.
 */
import { readOptions, runCommand } from '../src/cli/options'
import { onNextChange } from '../src/cli/watchContent'
import { checkContent } from '../src/schema/checkContent'
import { mistakeCount, mistakeTextWithLine } from '../src/schema/mistake'

const look = async () => {
  const { mistakes, notes, count } = await checkContent(process.cwd())
  const verdict = mistakes.length
    ? mistakeCount(mistakes)
    : `The content is in order: ${count} texts and their pictures.`
  console.log([...mistakes.map(mistakeTextWithLine), ...notes, verdict].join('\n'))
  return mistakes.length === 0
}

const lookAtEachSave = async () => {
  onNextChange(process.cwd(), () => {
    console.log(`\n${new Date().toLocaleTimeString('en-GB')}`)
    void lookAtEachSave()
  })
  await look()
}

runCommand(async () => {
  const { watch } = readOptions({ watch: { type: 'boolean' } }, process.argv.slice(2))
  if (watch) {
    console.log('Looking at each save. Ctrl+C ends it.\n')
    await lookAtEachSave()
  } else if (!(await look())) process.exitCode = 1
})
