import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newArticle } from '../../scripts/newArticle'
import { checkContent } from '../../src/schema/checkContent'
import { copyOfExample, FOLDER } from '../schema/exampleContent'
import { kindsOf } from '../schema/spoil'

let root: string
let photo: string

beforeEach(async () => {
  root = await copyOfExample()
  photo = join(root, FOLDER, 'lead.jpg')
})

test('new articles have the next numbers, read as if written by hand, and pass the check', async () => {
  const title = 'Storm: what the reef told us “afterwards”'
  const folder = 'content/news/14-storm-what-the-reef-told-us-afterwards'
  expect(await newArticle(root, title, photo)).toEqual({ folder, route: '/detail-news-14', mistakes: [] })
  expect((await newArticle(root, 'Another one', photo)).route).toBe('/detail-news-15')
  expect(kindsOf((await checkContent(root)).mistakes)).toEqual([])
  expect(readFileSync(join(root, folder, 'index.md'), 'utf8')).toMatch(
    /^---\nnumber: 14\ntitle: "Storm: what the reef told us “afterwards”"\nsummary: This summary stands in/,
  )
  expect(readdirSync(join(root, folder)).sort()).toEqual(['index.md', 'lead.jpg'])
})

test('nothing is ever written over, and a picture that is not there is told', async () => {
  mkdirSync(join(root, 'content/news/14-storm'))
  await expect(newArticle(root, 'Storm', photo)).rejects.toThrow('content/news/14-storm is there already')
  await expect(newArticle(root, 'Calm', `${photo}x`)).rejects.toThrow('where there is no file')
})
