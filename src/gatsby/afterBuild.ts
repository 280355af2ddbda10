import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { VIDEO_PLAYER_ORIGIN } from '../lib/links'
import { securePages } from './securePages'

const FRAMES = `
  query Frames {
    linkSettings {
      map
    }
  }
`

/** What the build does with its files once they are all there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const folder = join(process.cwd(), 'public')
  const { data } = await graphql<{ linkSettings: { map: string } }>(FRAMES)
  try {
    securePages(folder, [VIDEO_PLAYER_ORIGIN, new URL(data!.linkSettings.map).origin])
  } catch (error) {
    reporter.panic((error as Error).message)
  }
}
