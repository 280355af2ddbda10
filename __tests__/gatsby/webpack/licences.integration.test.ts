import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { licences } from '../../../src/gatsby/webpack/licences'
import { temporaryFolder } from '../../setup/temporaryFolder'

// webpack takes a while where the computer is busy
jest.setTimeout(30_000)

const folder = temporaryFolder()

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const writePackage = (name: string, license?: string) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license, sideEffects: false }))
  write(`node_modules/${name}/LICENSE`, `Copyright (c) ${name}`)
  write(`node_modules/${name}/index.js`, 'export const one = 1\nexport default 2')
}

/** Bundles, as the site's build does, a script that loads another one later, which uses these packages. */
const bundle = (script: string) => {
  write('index.js', "import('./late.js').then(console.log)")
  write('late.js', script)
  write('loader.js', 'module.exports = (source) => source')
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'out') },
    module: { rules: [{ test: /\.js$/, use: join(folder, 'loader.js') }] },
    plugins: [licences],
  })
  return new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())))
}
const written = () => readFileSync(join(folder, 'out/licences.txt'), 'utf8')

test('packages under a permissive licence are listed with their notices, once each', async () => {
  writePackage('coral', 'MIT')
  writePackage('@reef/sponge', 'ISC')
  await bundle("import { one } from 'coral'\nimport * as sponge from '@reef/sponge'\nexport default [one, sponge]")
  expect(written()).toContain('\n\ncoral 1.2.3: MIT\n\nCopyright (c) coral\n')
  expect(written()).toContain('\n\n@reef/sponge 1.2.3: ISC\n\nCopyright (c) @reef/sponge\n')
  expect(written().match(/1\.2\.3/g)).toHaveLength(2)
})

test('what is sent beside the modules is listed as well: fonts, Gatsby’s run time, the search, a style sheet, the map’s coasts', async () => {
  await bundle('export default 1')
  expect(written()).toContain('SIL Open Font License 1.1; see /fonts/LICENSE-anek-latin.txt and')
  for (const name of ['gatsby', 'pagefind'])
    expect(written()).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: MIT$`, 'm'))
  expect(written()).toContain('GSHHG 2.3.7 (Wessel and Smith, 1996), LGPL-3.0-or-later')
})

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only'],
  ['SEE LICENSE IN LICENSE', 'SEE LICENSE IN LICENSE'],
  [undefined, 'not known'],
])('a package under %s stops the build', async (licence, said) => {
  writePackage('coral', licence)
  await expect(bundle("export * from 'coral'")).rejects.toThrow(
    `The package coral is sent to visitors, and its licence is ${said}; take another package, or permit the licence in src/gatsby/webpack/licences.ts.`,
  )
})
