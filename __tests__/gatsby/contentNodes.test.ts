import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { codeHash } from '../../src/gatsby/codeHash'
import { fieldsToShow, onCreateNode, sourceNodes } from '../../src/gatsby/contentNodes'
import { positionOf } from '../../src/gatsby/graphql/positionOf'
import { setLinkTargets } from '../../src/gatsby/linkTargets'
import { newsArticle } from '../../src/schema/news'
import { translationPath } from '../../src/schema/translation'
import { ARTICLE, copyOfExample } from '../schema/exampleContent'
import { setsField, writes } from '../schema/spoil'

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

type Shown = Node & Record<string, unknown>

/** As much of Gatsby as nodes are made with: it knows the files of a folder, by their paths. */
const gatsby = (root: string, ...files: string[]) => {
  const nodes = new Map<string, Shown>()
  const args = {
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    getNode: (id: string) => nodes.get(id),
    createNodeId: (text: string) => text,
    actions: {
      createNode: (node: Shown) => nodes.set(node.id, node),
      deleteNode: ({ id }: Shown) => nodes.delete(id),
      createParentChildLink: ({ parent, child }: { parent: Shown; child: Shown }) =>
        parent.children.includes(child.id) || parent.children.push(child.id),
    },
  }
  const add = (file: string) => {
    const internal = { type: 'MarkdownRemark', contentDigest: '', owner: '' }
    nodes.set(file, { id: file, parent: null, children: [], internal, fileAbsolutePath: join(root, file) })
  }
  files.forEach(add)
  return {
    start: () => (sourceNodes as (args: SourceNodesArgs) => void)(args as unknown as SourceNodesArgs),
    /** A file is there that was not, or is another */
    sees: (file: string) => {
      if (!nodes.has(file)) add(file)
      const node = nodes.get(file)
      void (onCreateNode as (args: CreateNodeArgs) => void)({ ...args, node } as unknown as CreateNodeArgs)
    },
    /** A file is gone, and with it all that came from it */
    drops: (file: string) => {
      for (const id of nodes.get(file)!.children) nodes.delete(id)
      nodes.delete(file)
    },
    made: () => [...nodes.values()].filter(({ internal }) => internal.type !== 'MarkdownRemark'),
    /** The nodes of a type in a language; of an article, that with the number of `ARTICLE` */
    those: (type: string, language: string) =>
      [...nodes.values()].filter(
        (node) => node.internal.type === type && node.language === language && (node.number ?? 12) === 12,
      ),
  }
}

const TRANSLATION = translationPath(ARTICLE, 'id')
const TEXT = 'content/home/banner.md'
const TRANSLATED_TEXT = translationPath(TEXT, 'id')
const WORDS_OF_ARTICLE = '---\ntitle: Dari dapur ke terumbu\n---\n\nPukul enam pagi.\n'
const WORDS_OF_TEXT = '---\ntagline: Laut itu penting\n---\n'

describe('nodes', () => {
  const home = process.cwd()
  let root = ''
  beforeAll(codeHash)
  beforeEach(async () => {
    root = await copyOfExample()
    process.chdir(root)
    root = process.cwd()
  }, 20_000)
  afterEach(() => {
    process.chdir(home)
    setLinkTargets([], [])
  })
  const only = (nodes: readonly Shown[]) => {
    expect(nodes).toHaveLength(1)
    return nodes[0]!
  }

  test('a warm build goes on where Gatsby still keeps the node of a deleted folder', () => {
    const site = gatsby(root, 'content/news/99-deleted/index.md')
    site.start()
    expect(site.made()).toEqual([])
  })

  test('a page without a translation is there in English only', () => {
    const site = gatsby(root, ARTICLE)
    site.start()
    expect(only(site.made())).toMatchObject({ language: 'en', route: '/detail-news-12' })
  })

  test('with one it is there in both languages: its words from the translation, all else from the English file', () => {
    writes(TRANSLATION, WORDS_OF_ARTICLE)(root)
    const site = gatsby(root, ARTICLE, TRANSLATION)
    site.start()
    expect(only(site.those('NewsArticle', 'en'))).toMatchObject({ parent: ARTICLE, route: '/detail-news-12' })
    expect(only(site.those('NewsArticle', 'id'))).toMatchObject({
      parent: TRANSLATION,
      title: 'Dari dapur ke terumbu',
      route: '/id/detail-news-12',
      date: '2023-09-20',
      topics: ['Ocean'],
    })
  })

  test('a story that is there in Indonesian alone is there in no other language', () => {
    renameSync(join(root, ARTICLE), join(root, TRANSLATION))
    const site = gatsby(root, TRANSLATION)
    site.start()
    expect(only(site.made())).toMatchObject({
      parent: TRANSLATION,
      language: 'id',
      title: 'From the kitchen to the reef',
      route: '/id/detail-news-12',
    })
  })

  test('a draft is there in previews alone, in both languages', () => {
    setsField(ARTICLE, 'number', '12\ndraft: true')(root)
    writes(TRANSLATION, WORDS_OF_ARTICLE)(root)
    const site = gatsby(root, ARTICLE, TRANSLATION)
    process.env.PREVIEW = 'true'
    site.start()
    expect(site.made()).toHaveLength(2)
    delete process.env.PREVIEW
    site.start()
    expect(site.made()).toEqual([])
  })

  test('of what is no page of its own the English words stand in', () => {
    const site = gatsby(root, TEXT)
    site.start()
    const english = only(site.those('HomeBanner', 'en'))
    expect(only(site.those('HomeBanner', 'id'))).toMatchObject({ parent: TEXT, tagline: english.tagline })
  })

  test('they make room for a translation that is added', () => {
    const site = gatsby(root, TEXT)
    site.start()
    writes(TRANSLATED_TEXT, WORDS_OF_TEXT)(root)
    site.sees(TRANSLATED_TEXT)
    expect(only(site.those('HomeBanner', 'id'))).toMatchObject({ parent: TRANSLATED_TEXT, tagline: 'Laut itu penting' })
  })

  test('and stand in again after it is taken away, though Gatsby drops its nodes only later', () => {
    writes(TRANSLATED_TEXT, WORDS_OF_TEXT)(root)
    const site = gatsby(root, TEXT, TRANSLATED_TEXT)
    site.start()
    rmSync(join(root, TRANSLATED_TEXT))
    site.start()
    site.drops(TRANSLATED_TEXT)
    const english = only(site.those('HomeBanner', 'en'))
    expect(only(site.those('HomeBanner', 'id'))).toMatchObject({ parent: TEXT, tagline: english.tagline })
  })

  test('an edit of the English file changes the node of its translation too', () => {
    writes(TRANSLATION, WORDS_OF_ARTICLE)(root)
    const site = gatsby(root, ARTICLE, TRANSLATION)
    site.start()
    const before = only(site.those('NewsArticle', 'id')).internal.contentDigest
    setsField(ARTICLE, 'date', '2023-10-01')(root)
    site.sees(ARTICLE)
    const after = only(site.those('NewsArticle', 'id'))
    expect(after).toMatchObject({ title: 'Dari dapur ke terumbu', date: '2023-10-01' })
    expect(after.internal.contentDigest).not.toBe(before)
  })

  test('while the English file cannot be read, the nodes stay that were there', () => {
    const site = gatsby(root, ARTICLE)
    site.start()
    const before = only(site.made())
    setsField(ARTICLE, 'title', 'Not: readable')(root)
    site.sees(ARTICLE)
    expect(only(site.made())).toMatchObject({ title: before.title })
  })

  test('a node is another when links lead elsewhere, and the same when nothing changed', () => {
    const site = gatsby(root, ARTICLE)
    const digest = () => {
      site.start()
      return only(site.made()).internal.contentDigest
    }
    const before = digest()
    expect(digest()).toBe(before)
    setLinkTargets(['/detail-news-17'], [])
    expect(digest()).not.toBe(before)
  })
})
