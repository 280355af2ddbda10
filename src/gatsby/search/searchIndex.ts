import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { BuildArgs } from 'gatsby'
import type * as Pagefind from 'pagefind'
import { NOT_FOUND_ROUTES } from '../../config/unlistedRoutes'
import { SEARCH_INDEX_FOLDER } from '../../config/search'
import type { Language } from '../../i18n/languages'
import { topicName } from '../../i18n/topicName'
import { WORDS } from '../../i18n/words'
import { present } from '../../lib/present'
import { storyDate } from '../../lib/storyDate'
import { queryOrPanic } from '../queryOrPanic'
import { writeInFolders } from '../writeInFolders'
import { isSearched, markedPage, type PageFacts } from './searchPages'

const QUERY = /* GraphQL */ `
  fragment FoundStory on Story {
    internal {
      type
    }
    language
    route
    topics
    date
    dateText
  }
  query SearchIndex($notFound: [String!]!) {
    allSitePage(sort: { path: ASC }, filter: { path: { nin: $notFound } }) {
      nodes {
        path
      }
    }
    allSearchSettings(sort: { language: ASC }) {
      nodes {
        groups {
          page
          words
        }
      }
    }
    allStory(sort: { route: ASC }) {
      nodes {
        ...FoundStory
      }
    }
  }
`

/** What the search calls a story, by its type. */
const KINDS: Readonly<Record<string, PageFacts['kind']>> = {
  NewsArticle: 'article',
  Guide: 'guide',
  EventPage: 'event',
}

const factsOf = (story: Queries.FoundStoryFragment): PageFacts => {
  const { internal, language, topics, date, dateText } = story
  const words = WORDS[language as Language]
  return {
    kind: present(KINDS[internal.type], `kind of ${story.route}`),
    topics: topics?.map((topic) => topicName(words, topic)).join(', '),
    ...(date && { date: storyDate(date, dateText, language).text }),
  }
}

interface SearchedPage {
  url: string
  content: string
}

/** What else people call a page, in every language, by its route. */
const otherWords = ({ allSearchSettings: { nodes } }: Queries.SearchIndexQuery) =>
  new Map(
    nodes.flatMap(({ groups }) =>
      groups.map(({ page }, place) => [page, nodes.map((one) => one.groups[place]?.words).join(', ')] as const),
    ),
  )

/** Pages that can be found, by their routes, as Pagefind takes them; one at a time, since all would fill the memory. */
function* searchedPages(folder: string, data: Queries.SearchIndexQuery): Generator<SearchedPage> {
  const { allSitePage, allStory } = data
  const words = otherWords(data)
  const facts = new Map(allStory.nodes.map((story) => [story.route, factsOf(story)]))
  for (const { path } of allSitePage.nodes) {
    const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
    if (!isSearched(path, html)) continue
    yield { url: path, content: markedPage(html, { ...(facts.get(path) ?? { kind: 'page' }), words: words.get(path) }) }
  }
}

/** Pagefind names its file for `import` only, and Gatsby compiles every `import()` to `require()`: that takes the file itself. */
const requirePagefind = () =>
  createRequire(resolve('package.json'))('./node_modules/pagefind/lib/index.js') as typeof Pagefind

/** No words of the page's own: for screen readers only, drawn, or on a button. */
const NOT_INDEXED = ['.visually-hidden', '[aria-hidden="true"]', 'button', 'noscript']

/** @throws what Pagefind could not do */
const throwAny = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Writes the search index of the pages that visitors can find. */
export const writeSearchIndex = async (folder: string, args: Pick<BuildArgs, 'graphql' | 'reporter'>) => {
  const data = await queryOrPanic<Queries.SearchIndexQuery>(args, QUERY, 'The search index could not be made.', {
    notFound: NOT_FOUND_ROUTES,
  })
  const outputPath = resolve(folder, SEARCH_INDEX_FOLDER.slice(1))
  const { close, createIndex } = requirePagefind()
  try {
    const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_INDEXED })
    throwAny(errors)
    const { addHTMLFile, getFiles } = present(index, 'search index')
    for (const page of searchedPages(folder, data)) throwAny((await addHTMLFile(page)).errors)
    // not `writeFiles`: it answers before its last bytes are on the disk, and on a busy machine pagefind.js stayed empty
    const { errors: unwritten, files } = await getFiles()
    throwAny(unwritten)
    rmSync(outputPath, { recursive: true, force: true })
    for (const { path, content } of files) writeInFolders(join(outputPath, path), content)
  } finally {
    await close()
  }
}
