/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { sheetsInHash, stableHash } from '../../../src/gatsby/webpack/styleSheetHash'

interface Extract {
  new (): webpack.WebpackPluginInstance
  loader: string
}
/** Gatsby's, which comes without types */
const MiniCssExtractPlugin: Extract = jest.requireActual('mini-css-extract-plugin')

const plugin = ({ apply }: typeof stableHash) => ({
  apply: (compiler: webpack.Compiler) => apply(compiler),
})
const stable = plugin(stableHash)

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
    })
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, made) => (made ? resolve(made) : reject(error))),
    )
    expect(stats.compilation.errors).toEqual([])
    await new Promise((resolve) => compiler.close(resolve))
    return { hash: stats.hash, chunks: [...stats.compilation.chunks].map((chunk) => chunk.hash) }
  }
  return build
}

test('a build from the cache has the hash of the one that filled it', async () => {
  const build = project([stable])
  const { hash: first } = await build('red')
  expect((await build('red')).hash).toBe(first)
}, 30_000)

test('another style sheet gives another hash, to what renders the pages too', async () => {
  const [build, render] = [project([stable]), project([plugin(sheetsInHash)])]
  const hashes = async (colour: string) => [(await build(colour)).hash, (await render('any')).chunks.join()]
  const [script, renderer] = await hashes('red')
  const after = await hashes('blue')
  expect([after[0] === script, after[1] === renderer]).toEqual([false, false])
  expect(await hashes('red')).toEqual([script, renderer])
}, 30_000)

test('webpack alone tells the two builds apart', async () => {
  const build = project([])
  const { hash: first } = await build('red')
  expect((await build('red')).hash).not.toBe(first)
}, 30_000)
