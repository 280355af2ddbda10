/** `npm run new:news "TITLE" PICTURE`: a new article. */
import { runCommand, UsageError } from './command'
import { newArticle } from './newArticle'

runCommand(async () => {
  const [title, photo] = process.argv.slice(2)
  if (!title || !photo)
    throw new UsageError('Write a title in quotes and a picture: npm run new:news "A new story" reef.jpg')
  const { folder, route, mistakes } = await newArticle(process.cwd(), title, photo)
  console.log(
    [
      `${folder} is there, for a page at ${route}.`,
      ...mistakes,
      'Write what the mark "placeholder" names, and the text; put a second picture beside it. Then: npm run check:content',
    ].join('\n'),
  )
})
