/**
 * `npm run check:content`: says every mistake in `content/` at once, with file and line, in the words of the build, and
 * without Gatsby. The exit code is 1 where there are any. With `--watch` it looks again at each save.
 */
import { watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../src/schema/checkContent'
import { contentTree } from '../src/schema/contentTree'
import { mistakeCount, mistakeTextWithLine } from '../src/schema/mistake'
import { readOptions, runCommand } from './command'

const look = async () => {
  const { mistakes, notes, count } = await checkContent(process.cwd())
  const verdict = mistakes.length
    ? mistakeCount(mistakes)
    : `The content is in order: ${count} texts and their pictures.`
  console.log([...mistakes.map(mistakeTextWithLine), ...notes, verdict].join('\n'))
  return mistakes.length === 0
}

/** Editors of text write a file in several steps. */
const REST_MS = 100

/** Each folder is watched by itself: Node's recursive watch loses files that are saved by replacing them. */
const lookAtEachSave = async () => {
  const watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  const lookAgain = () => {
    for (const watcher of watchers) watcher.close()
    console.log(`\n${new Date().toLocaleTimeString('en-GB')}`)
    void lookAtEachSave()
  }
  for (const folder of ['', ...contentTree(process.cwd()).folders]) {
    const change = () => {
      clearTimeout(timer)
      timer = setTimeout(lookAgain, REST_MS)
    }
    watchers.push(watch(join('content', folder), change).on('error', change))
  }
  await look()
}

runCommand(async () => {
  const options = readOptions({ watch: { type: 'boolean' } }, process.argv.slice(2))
  if (!options.watch && !(await look())) process.exitCode = 1
  if (options.watch) await lookAtEachSave()
})
