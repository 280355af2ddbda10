import type { Configuration, RuleSetRule } from 'webpack'
import { onCreateWebpackConfig } from '../../../src/gatsby/webpack/webpack'
import { pageStyles } from '../../../src/gatsby/patches/pageStyles'

type Make = (
  program: object,
  folder: string,
  stage: string,
  port: number | null,
  options: object,
) => Promise<Configuration>
type UrlLoader = { limit: number; generator: (file: Buffer, type: string) => string }

const makeConfig = jest.requireActual<Make>('gatsby/dist/utils/webpack.config')

/** Gatsby's own configuration of a stage, with what the site changes. */
const configOf = async (stage: string) => {
  const folder = process.cwd()
  const program = { directory: folder, browserslist: ['defaults'], extensions: ['.ts', '.tsx'] }
  const config = await makeConfig(program, folder, stage, 8000, {})
  const replaceWebpackConfig = jest.fn((replaced: Configuration) => replaced)
  await onCreateWebpackConfig!(
    { stage, getConfig: () => config, actions: { replaceWebpackConfig } } as never,
    { plugins: [] },
    () => undefined,
  )
  return replaceWebpackConfig.mock.calls[0]![0]
}

test.each(['develop', 'build-javascript'])(
  '%s: the styles of sections stay out of what all pages carry',
  async (stage) => {
    const config = await configOf(stage)
    const { cacheGroups } = config.optimization!.splitChunks as {
      cacheGroups: Record<string, { test: (module: object) => boolean }>
    }
    const isShared = cacheGroups['styles']!.test
    const sheet = (path: string) => ({ type: 'css/mini-extract', identifier: () => `css /site/src/${path}` })
    expect(isShared(sheet('styles/base.css'))).toBe(true)
    expect(isShared(sheet('layout/Header.module.css'))).toBe(true)
    expect(isShared(sheet('sections/home/Banner/Banner.module.css'))).toBe(false)
    expect(isShared({ ...sheet('styles/layers.ts'), type: 'javascript/auto' })).toBe(false)
    expect(JSON.stringify(config.plugins)).toContain('"ignoreOrder":true')
  },
)

test.each(['build-javascript', 'build-html', 'develop', 'develop-html'])(
  '%s: of the files of a style sheet only small masks are written into it, as text',
  async (stage) => {
    const rules = (await configOf(stage)).module!.rules as RuleSetRule[]
    const loaders = (file: string) =>
      rules
        .filter(({ test }) => test instanceof RegExp && test.test(file))
        .flatMap(({ use }) => [use].flat() as { loader: string; options: UrlLoader }[])
        .filter(({ loader }) => loader.includes('url-loader'))
    expect(loaders('mask.svg').map(({ options }) => options.limit)).toEqual([2000])
    expect(loaders('face.woff2').map(({ options }) => options.limit)).toEqual([0])
    expect(JSON.stringify(rules)).not.toMatch(/"limit":(?!(0|2000)[,}])/)
    const { options } = loaders('mask.svg')[0]!
    expect(options.generator(Buffer.from('<svg/>'), 'image/svg+xml')).toBe('data:image/svg+xml,%3Csvg%2F%3E')
    expect(options.generator(Buffer.from('png'), 'image/png')).toBe('data:image/png;base64,cG5n')
  },
)

test('what renders pages has a hash of the code and styles that they are made with', async () => {
  expect((await configOf('build-html')).output!.hashSalt).toMatch(/^[0-9a-f]{128}$/)
})

test('a build without what is patched stops', () => {
  expect(() => pageStyles({ plugins: [], optimization: { splitChunks: false } })).toThrow(
    'src/gatsby/patches/pageStyles.ts',
  )
})
