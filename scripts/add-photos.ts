/**
 * `npm run add:photos FOLDER FILES…`: puts photographs into a folder of `content/` as the site needs them. Without files it
 * puts those right that lie in the folder.
 */
import { runCommand, UsageError } from './command'
import { pathOf } from './new-story'
import { addPhotos, folderAt } from './photos'

const HOW = 'npm run add:photos content/news/12-plastic-kitchen-to-reef FILES…'

runCommand(async () => {
  const [typed = '', ...files] = process.argv.slice(2).map(pathOf)
  const folder = typed && folderAt(process.cwd(), typed)
  if (!folder) throw new UsageError(`"${typed}" is no folder of content with a text in it; write it first: ${HOW}`)
  const { added, mistakes } = await addPhotos(folder, files)
  const next = 'Name them in the text beside them, and say what is seen in each. Then: npm run check:content'
  if (added.length) console.log([...added, next].join('\n'))
  else if (!mistakes.length) console.log('The pictures of this folder are as they should be.')
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
})
