import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Digests {
  get(): string
}
type Create = (path: string, createNodeId: (path: string) => string, options: object, cache: Digests) => Promise<object>
interface FileNodes {
  createFileNode?: Create
}

const fileNodes = createRequire(__filename)('gatsby-source-filesystem/create-file-node') as FileNodes

/**
 * Lets the digest of a file be that of its bytes in every build.
 *
 * Patches: `createFileNode` of gatsby-source-filesystem, which finds the digest of the bytes in the place of the one that it kept.
 * Works around: it takes a file for the one that it has seen where time and inode are the same. A picture that is written over
 * and given the old one's time (`cp -p`, `rsync --times --inplace`, a restored backup) stays as it was on the site.
 * Buys: pages show what lies in content/; reading all of it takes a tenth of a second.
 * Delete when: gatsby-source-filesystem/create-file-node.js digests the bytes each time.
 * @throws where it makes no such nodes
 */
export const digestOfBytes = (nodes: FileNodes = fileNodes) => {
  const { createFileNode } = nodes
  if (typeof createFileNode !== 'function')
    throw new Error(
      'gatsby-source-filesystem has no createFileNode() any more; see src/gatsby/patches/digestOfBytes.ts.',
    )
  nodes.createFileNode = (path, createNodeId, options) =>
    createFileNode(path, createNodeId, options, {
      get: () => createHash('md5').update(readFileSync(path)).digest('hex'),
    })
}
