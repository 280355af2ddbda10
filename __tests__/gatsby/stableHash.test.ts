/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { stableHash, type Compiler } from '../../src/gatsby/stableHash'

/** As mini-css-extract-plugin does for a sheet that is not in the cache. */
const compilesAside = {
  apply: (compiler: webpack.Compiler) =>
    compiler.hooks.make.tapAsync('Aside', (compilation, done) =>
      compilation.createChildCompiler('aside').runAsChild((error) => done(error ?? undefined)),
    ),
}

const hashOf = async (plugins: webpack.WebpackPluginInstance[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'))
  writeFileSync(join(folder, 'index.js'), 'export default 1')
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(
      { mode: 'production', context: folder, entry: './index.js', output: { path: folder }, plugins },
      (error, made) => (error ? reject(error) : resolve(made)),
    ),
  )
  return { hash: stats!.hash, children: stats!.compilation.children.length }
}

test('the hash is the same whether a sheet is compiled or comes from the cache', async () => {
  const stable = { apply: (compiler: webpack.Compiler) => stableHash.apply(compiler as unknown as Compiler) }
  const [cached, compiled] = [await hashOf([stable]), await hashOf([stable, compilesAside])]
  expect(compiled).toEqual({ hash: cached.hash, children: 1 })
  expect((await hashOf([compilesAside])).hash).not.toBe(cached.hash)
})
