import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { codeHash } from '../../src/gatsby/codeHash'
import { fieldsToShow, sourceNodes } from '../../src/gatsby/contentNodes'
import { linkedToWhatIsThere, setGoneArticles } from '../../src/gatsby/goneArticles'
import { positionOf } from '../../src/gatsby/graphql/positionOf'
import { newsArticle } from '../../src/schema/news'
import { statistic } from '../../src/schema/statistics'
import { ARTICLE, copyOfExample, FOLDER } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'

const deriveNodes = sourceNodes as (args: SourceNodesArgs) => void

test('what has an order comes first, the rest by the number in front of its name', () => {
  const places: [string, number?][] = [
    ['reasons/01-a.md'],
    ['reasons/02-b.md', 2],
    ['reasons/03-c.md', 1],
    ['reasons/10-d.md'],
    ['reasons/09-e.md'],
    ['reasons/04-f.md', 2],
  ]
  const inOrder = places.toSorted((a, b) => positionOf(...a) - positionOf(...b))
  expect(inOrder.map(([path]) => path.slice(11, 12))).toEqual(['c', 'b', 'f', 'a', 'e', 'd'])
})

test('the number of a folder counts as that of a file', () => {
  expect(positionOf('team/03-b/index.md')).toBe(positionOf('reasons/03-b.md'))
})

test('articles are sorted by their days behind those with an order, whatever their folder’s number', () => {
  expect(positionOf('news/03-a/index.md')).toBe(positionOf('news/04-b/index.md'))
  expect(positionOf('news/04-b/index.md', 2)).toBeLessThan(positionOf('news/03-a/index.md'))
})

test('while a file holds a mistake its page shows what it held before', async () => {
  const root = await copyOfExample()
  const title = () => fieldsToShow(newsArticle, join(root, ARTICLE))?.title
  setsField(ARTICLE, 'title', 'In order')(root)
  expect(title()).toBe('In order')
  setsField(ARTICLE, 'title', '')(root)
  expect(title()).toBe('In order')
  setsField(ARTICLE, 'title', 'Not: readable')(root)
  expect(title()).toBe('In order')
  setsField(ARTICLE, 'title', 'Mended')(root)
  expect(title()).toBe('Mended')
}, 20_000)

test('a file that is gone gives nothing, also if it was shown before', async () => {
  const root = await copyOfExample()
  const shown = (file: string) => fieldsToShow(newsArticle, join(root, file))
  expect(shown(ARTICLE)?.number).toBe(12)
  rmSync(join(root, FOLDER), { recursive: true })
  expect(shown(ARTICLE)).toBeUndefined()
  expect(shown('content/news/46-never-there/index.md')).toBeUndefined()
}, 20_000)

test('a warm build goes on where Gatsby still keeps the node of a deleted folder', () => {
  const fileAbsolutePath = join(process.cwd(), 'content/news/99-deleted/index.md')
  const createNode = jest.fn()
  const kept = [{ fileAbsolutePath, children: [], internal: { contentDigest: '' } }]
  const args = { getNodesByType: () => kept, actions: { createNode } } as unknown as Parameters<typeof deriveNodes>[0]
  deriveNodes(args)
  expect(createNode).not.toHaveBeenCalled()
})

test('a node has the same id wherever the project stands', async () => {
  codeHash()
  const ids = []
  for (const root of [await copyOfExample(), await copyOfExample()]) {
    jest.spyOn(process, 'cwd').mockReturnValue(root)
    const createNode = jest.fn()
    const kept = [{ fileAbsolutePath: join(root, ARTICLE), children: [], internal: { contentDigest: '' } }]
    deriveNodes({
      getNodesByType: () => kept,
      actions: { createNode, createParentChildLink: () => {} },
      createNodeId: (text: string) => text,
    } as unknown as Parameters<typeof deriveNodes>[0])
    ids.push(createNode.mock.calls[0][0].id)
  }
  jest.restoreAllMocks()
  expect(ids).toEqual(Array(2).fill('NewsArticle news/12-plastic-kitchen-to-reef/index.md'))
}, 20_000)

test('a field that leads to an article that is gone leads to all articles', () => {
  setGoneArticles(new Set(['/detail-news-17']))
  const shown = (link: string) => linkedToWhatIsThere(statistic, { title: 'Corals', link })
  expect(shown('/detail-news-17')).toEqual({ title: 'Corals', link: '/news' })
  expect(shown('/detail-news-1')).toEqual({ title: 'Corals', link: '/detail-news-1' })
})
