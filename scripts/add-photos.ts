/** `npm run add:photos FOLDER`: makes of the photographs that you have put into a folder of `content/` what the site needs. */
import { existsSync, readdirSync } from 'node:fs'
import { runCommand, UsageError } from './command'
import { putPhotosRight } from './photos'

runCommand(async () => {
  const [folder = ''] = process.argv.slice(2)
  if (!existsSync(folder) || !readdirSync(folder).some((name) => name.endsWith('.md')))
    throw new UsageError(
      `"${folder}" is no folder with a text in it; write, for example: npm run add:photos content/news/12-plastic-kitchen-to-reef`,
    )
  const { changed, mistakes } = await putPhotosRight(folder)
  const next = 'Name them in the text beside them, and say what is seen in each. Then: npm run check:content'
  console.log([...changed, next].join('\n'))
  if (mistakes.length) throw new UsageError(mistakes.join('\n'))
})
