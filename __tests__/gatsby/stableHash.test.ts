/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { stableHash, type Compiler } from '../../src/gatsby/stableHash'

interface Extract {
  new (): webpack.WebpackPluginInstance
  loader: string
}
/** Gatsby's, which comes without types */
const MiniCssExtractPlugin: Extract = jest.requireActual('mini-css-extract-plugin')

const stable = { apply: (compiler: webpack.Compiler) => stableHash.apply(compiler as unknown as Compiler) }

/** A project with one style sheet, and what builds it: each time from webpack's cache of the time before. */
const project = (plugins: webpack.WebpackPluginInstance[]) => {
  const context = mkdtempSync(join(tmpdir(), 'hash-'))
  const write = (name: string, text: string) => writeFileSync(join(context, name), text)
  write('index.js', "import './sheet.css'")
  const build = async (colour: string) => {
    write('sheet.css', `p { color: ${colour} }`)
    const compiler = webpack({
      mode: 'production',
      context,
      entry: './index.js',
      output: { path: join(context, 'public') },
      cache: { type: 'filesystem', cacheDirectory: join(context, 'cache') },
      // the cache trusts files that are older than it only
      snapshot: { module: { hash: true } },
      module: { rules: [{ test: /css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      resolveLoader: { modules: [join(process.cwd(), 'node_modules')] },
      plugins: [new MiniCssExtractPlugin(), ...plugins],
    })!
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, made) => (made ? resolve(made) : reject(error))),
    )
    expect(stats.compilation.errors).toEqual([])
    await new Promise((resolve) => compiler.close(resolve))
    return stats.hash
  }
  return build
}

test('a build from the cache has the hash of the one that filled it', async () => {
  const build = project([stable])
  const first = await build('red')
  expect(await build('red')).toBe(first)
}, 30_000)

test('another style sheet gives another hash', async () => {
  const build = project([stable])
  const first = await build('red')
  expect(await build('blue')).not.toBe(first)
  expect(await build('red')).toBe(first)
}, 30_000)

test('webpack alone tells the two builds apart', async () => {
  const build = project([])
  const first = await build('red')
  expect(await build('red')).not.toBe(first)
}, 30_000)
