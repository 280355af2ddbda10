import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { steadyHash } from '../../../src/gatsby/patches/steadyHash'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

/** The hash of a bundle of this script; what else webpack knows of the bundle is in the note. */
const hashOf = async (script: string, note = '') => {
  writeFileSync(join(folder, 'index.js'), script)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'out'), filename: '[name]-[contenthash].js' },
    plugins: [
      steadyHash,
      {
        apply: ({ hooks }: webpack.Compiler) =>
          hooks.compilation.tap('note', (compilation) =>
            compilation.hooks.fullHash.tap('note', (hash) => hash.update(note)),
          ),
      },
    ],
  })!
  const stats = await new Promise<webpack.Stats>((made, failed) =>
    compiler.run((error, result) => (result ? made(result) : failed(error))),
  )
  await new Promise((closed) => compiler.close(closed))
  return stats.hash
}

test('the hash of a compilation follows from what it made', async () => {
  const first = await hashOf('console.log(1)')
  expect(first).toMatch(/^[0-9a-f]{20}$/)
  expect(await hashOf('console.log(1)', 'from the cache')).toBe(first)
  expect(await hashOf('console.log(2)')).not.toBe(first)
})

test('Gatsby writes that hash into pages', () => {
  const gatsby = 'node_modules/gatsby/dist'
  expect(readFileSync(join(gatsby, 'commands/build.js'), 'utf8')).toContain('webpackCompilationHash = stats.hash')
  expect(readFileSync(join(gatsby, 'utils/gatsby-webpack-stats-extractor.js'), 'utf8')).toContain(
    'window.___webpackCompilationHash="${stats.hash}"',
  )
})
