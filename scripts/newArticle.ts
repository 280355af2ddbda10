import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { newsRoute } from '../src/config/routes'
import { slug } from '../src/lib/slug'
import { nextNumber } from '../src/schema/checks/addresses'
import { contentText } from '../src/schema/contentText'
import { contentFiles } from '../src/schema/contentFiles'
import { UsageError } from './command'
import { putPhotosRight } from './photos'

/** What an article says until somebody has written it. One picture is enough to begin with: it stands in for the second one. */
const standIns = (picture: string) => ({
  summary:
    'This summary stands in. Say in one or two sentences what happened, where, and why it matters; cards and search engines show it.',
  topics: ['Reef'],
  date: new Date().toLocaleDateString('sv-SE'),
  picture,
  pictureAlt: 'These words stand in. Say what is seen in the picture.',
  secondPicture: picture,
  secondPictureAlt: 'These words stand in. Say what is seen in the picture.',
})

const BODY = `This text stands in. Begin with something that you saw: a morning, a hand, a fish.

## A heading for the first part

An empty line begins a new paragraph. Words in square brackets are a link when an address follows in round ones: [come diving with us](/dive-with-us). A species has its Latin name beside it: green turtle (*Chelonia mydas*).
`

/**
 * Makes the folder of a new article, with the next free number: a text that passes the check, with marks on all that stands in.
 * @param root the project's folder
 * @param photo path of a photograph
 * @throws UsageError where there is no such photograph, or the folder is there already
 */
export const newArticle = async (root: string, title: string, photo: string) => {
  if (!existsSync(photo))
    throw new UsageError(`The picture is to be "${photo}", where there is no file; write the path of one.`)
  const number = nextNumber(contentFiles(root))
  const folder = `content/news/${String(number).padStart(2, '0')}-${slug(title) || 'article'}`
  const place = join(root, folder)
  if (existsSync(place)) throw new UsageError(`${folder} is there already; nothing was written. Take another title.`)
  const picture = `lead${extname(photo).toLowerCase()}`
  const fields = standIns(picture)
  const marks = {
    placeholder: Object.keys(fields).filter((name) => name !== 'picture'),
    review: 'the text stands in; write it, then take this line out',
  }
  mkdirSync(place, { recursive: true })
  copyFileSync(photo, join(place, picture))
  writeFileSync(join(place, 'index.md'), contentText({ number, title, ...fields, ...marks }, BODY))
  const { mistakes } = await putPhotosRight(place)
  return { folder, route: newsRoute(number), mistakes }
}
