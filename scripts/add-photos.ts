/**
 * `npm run add:photos FOLDER FILES…`: puts photographs into a folder of `content/` as the site needs them. Without files it
 * puts those right that lie in the folder; without a folder it asks.
 */
import { askOnTerminal } from '../src/cli/ask'
import { runCommand, UsageError } from '../src/cli/options'
import { addPhotos, folderMistake } from '../src/cli/photos/addPhotos'
import { pathOf } from '../src/cli/questions'

const HOW = 'npm run add:photos content/news/12-plastic-kitchen-to-reef FILES…'

runCommand(async () => {
  const root = process.cwd()
  const given = process.argv.slice(2).map(pathOf)
  const option = given.find((text) => text.startsWith('--'))
  if (option) throw new UsageError(`${option} is not known; write the folder, then the pictures: ${HOW}`)
  const [first = '', ...others] = given
  const isFolder = first !== '' && !folderMistake(root, first)
  if (!isFolder && !process.stdin.isTTY)
    throw new UsageError(
      `${first ? folderMistake(root, first) : 'The folder is missing.'} Write it in front of the pictures: ${HOW}`,
    )
  const folder = isFolder
    ? first
    : await askOnTerminal({
        name: 'folder',
        ask: 'Into which folder of content? (for example news/12-plastic-kitchen-to-reef)',
        check: (answer) => folderMistake(root, pathOf(answer)),
      })
  const { added, mistakes } = await addPhotos(root, pathOf(folder), isFolder ? others : given)
  if (added.length)
    console.log(
      [...added, 'Name them in the text beside them, and say what is seen in each. Then: npm run check:content'].join(
        '\n',
      ),
    )
  else if (!mistakes.length) console.log('The pictures of this folder are as they should be.')
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
})
