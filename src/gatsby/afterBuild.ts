import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { VIDEO_PLAYER_ORIGIN } from '../lib/links'
import { codeHash, sha256 } from './codeHash'
import { compressFiles, isKept } from './compressFiles'
import { describedQuery, type DescribedContent } from './builtPages/describedContent'
import { describePages } from './builtPages/describePages'
import { writeHostFiles } from './hostFiles'
import { lastModified } from './published/lastModified'
import { pictures } from './pictures/pictureCache'
import { writePublishedFiles } from './published/publishedFiles'
import { writeSearchIndex } from './search/searchIndex'
import { securePages } from './builtPages/securePages'

interface Query {
  linkSettings: { map: string }
  allSitePage: { nodes: { path: string }[] }
}

const QUERY = `
  query AfterBuild {
    linkSettings {
      map
    }
    allSitePage(filter: { path: { nin: ["/404", "/404.html"] } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`

/** What the build does with its files once they are all there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, graphql, reporter }) => {
  const folder = join(process.cwd(), 'public')
  const { data } = await graphql<Query>(QUERY)
  const frames = [VIDEO_PLAYER_ORIGIN, new URL(data!.linkSettings.map).origin]
  const policy = sha256(JSON.stringify([codeHash(), frames]))
  const isSamePolicy = (await cache.get('policy')) === policy
  const changed = lastModified(process.cwd())
  try {
    const described = await graphql<DescribedContent>(describedQuery)
    if (!described.data) throw new Error(String(described.errors))
    await describePages(process.cwd(), described.data, changed)
    securePages(folder, frames, (file) => isSamePolicy && isKept(file))
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  writeHostFiles(
    folder,
    data!.allSitePage.nodes.map(({ path }) => path),
  )
  await writePublishedFiles({ graphql, reporter }, changed)
  await writeSearchIndex(folder, { cache, graphql, reporter })
  await compressFiles(folder)
  await cache.set('policy', policy)
  await pictures.prune()
}
