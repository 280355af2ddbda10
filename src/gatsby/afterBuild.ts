import type { GatsbyNode } from 'gatsby'
import { NOT_FOUND_ROUTES } from '../config/unlistedRoutes'
import { SOURCE_LANGUAGE } from '../i18n/languages'
import { VIDEO_PLAYER_ORIGIN } from '../lib/links'
import { unmarkBuild } from './buildMark'
import { finishPages } from './builtPages/finishPages'
import { writeHostFiles } from './hostFiles'
import { writePublishedFiles } from './published/published'
import { queryOrPanic } from './queryOrPanic'
import { writeSearchIndex } from './search/searchIndex'
import { filesOf } from './webpack/bundles'

const QUERY = /* GraphQL */ `
  query AfterBuild($language: String!, $notFound: [String!]!) {
    linkSettings(language: { eq: $language }) {
      map
    }
    allSitePage(filter: { path: { nin: $notFound } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`
const FOLDER = 'public'

/** What the build does with its files once they are all there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { linkSettings, allSitePage } = await queryOrPanic<Queries.AfterBuildQuery>(
    args,
    QUERY,
    'The pages of the build could not be listed.',
    { language: SOURCE_LANGUAGE, notFound: NOT_FOUND_ROUTES },
  )
  try {
    finishPages(FOLDER, [VIDEO_PLAYER_ORIGIN, new URL(linkSettings.map).origin], filesOf(FOLDER))
  } catch (error) {
    args.reporter.panic((error as Error).message)
  }
  writeHostFiles(
    FOLDER,
    allSitePage.nodes.map(({ path }) => path),
  )
  await writePublishedFiles(args)
  await writeSearchIndex(FOLDER, args)
  unmarkBuild()
}
