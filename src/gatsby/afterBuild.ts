import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { NOT_FOUND_ROUTES } from '../config/unlistedRoutes'
import { SOURCE_LANGUAGE } from '../i18n/languages'
import { inEachLanguage } from './inEachLanguage'
import { having } from '../lib/having'
import { VIDEO_PLAYER_ORIGIN } from '../lib/links'
import { queryOrPanic } from './queryOrPanic'
import { codeHash } from './codeHash'
import { compressFiles, isKept } from './compressFiles'
import { describedQuery } from './builtPages/describedQuery'
import { describePages } from './builtPages/describePages'
import { writeHostFiles } from './hostFiles'
import { lastModified } from './published/lastModified'
import { drawingDigest } from './pictures/drawings'
import { removeStaleFiles } from './staleFiles'
import { bundles, wordsFile } from './webpack/bundles'
import { writePublishedFiles } from './published/publishedFiles'
import { writeSearchIndex } from './search/searchIndex'
import { sha256 } from './sha256'
import { finishPages } from './builtPages/finishPages'
import { writeOlderBrowsersSheet } from './builtPages/olderBrowsers'

const QUERY = /* GraphQL */ `
  query AfterBuild($language: String!, $notFound: [String!]!) {
    linkSettings(language: { eq: $language }) {
      map
    }
    allEvent(filter: { calendar: { ne: null } }, sort: { position: ASC }) {
      nodes {
        calendar
      }
    }
    allFile(sort: { relativePath: ASC }) {
      nodes {
        absolutePath
        internal {
          contentDigest
        }
      }
    }
    allSitePage(filter: { path: { nin: $notFound } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`

/** What the build does with its files once they are all there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { cache, reporter } = args
  const folder = join(process.cwd(), 'public')
  const modified = lastModified(process.cwd())
  const { linkSettings, allEvent, allFile, allSitePage } = await queryOrPanic<Queries.AfterBuildQuery>(
    args,
    QUERY,
    'The pages of the build could not be listed.',
    { language: SOURCE_LANGUAGE, notFound: NOT_FOUND_ROUTES },
  )
  const frames = [VIDEO_PLAYER_ORIGIN, new URL(linkSettings.map).origin]
  const olderSheet = writeOlderBrowsersSheet(
    folder,
    bundles().filter((name) => name.endsWith('.css')),
    readFileSync(join(process.cwd(), 'src/styles/plain.css'), 'utf8'),
  )
  const policy = sha256(JSON.stringify([codeHash(), frames, olderSheet]))
  const isSamePolicy = (await cache.get('policy')) === policy
  const described = await inEachLanguage((language) =>
    queryOrPanic<Queries.DescribedContentQuery>(
      args,
      describedQuery,
      'Share tags and structured data could not be written.',
      { language },
    ),
  )
  const changed = await modified
  try {
    describePages(process.cwd(), described, changed)
    finishPages(folder, frames, { olderSheet, wordsFile }, (file) => isSamePolicy && isKept(file))
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  removeStaleFiles(folder, {
    calendars: allEvent.nodes.filter(having('calendar')).map(({ calendar }) => calendar),
    bundles: [...bundles(), olderSheet],
    digests: new Set(
      allFile.nodes.flatMap(({ absolutePath, internal }) => [internal.contentDigest, drawingDigest(absolutePath)]),
    ),
  })
  writeHostFiles(
    folder,
    allSitePage.nodes.map(({ path }) => path),
  )
  await writePublishedFiles(args, changed)
  await writeSearchIndex(folder, args)
  await compressFiles(folder)
  await cache.set('policy', policy)
}
