/** @jest-environment node */
import files from 'gatsby-source-filesystem/create-file-node'

const mockOpen = { now: 0, most: 0 }
jest.mock('gatsby-source-filesystem/create-file-node', () => ({
  createFileNode: async (path: string) => {
    mockOpen.now += 1
    mockOpen.most = Math.max(mockOpen.most, mockOpen.now)
    await new Promise(setImmediate)
    mockOpen.now -= 1
    return { path }
  },
}))

test('of thousands of files a few are open at once, and each gets its node', async () => {
  await import('../../src/gatsby/filesInTurn')
  const paths = Array.from({ length: 500 }, (_, index) => `content/news/${index}-story/index.md`)
  expect(await Promise.all(paths.map((path) => files.createFileNode(path)))).toEqual(paths.map((path) => ({ path })))
  expect(mockOpen.most).toBeLessThanOrEqual(16)
})
