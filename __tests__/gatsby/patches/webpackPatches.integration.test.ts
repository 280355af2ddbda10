import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Configuration } from 'webpack'
import { assetFiles } from '../../../src/gatsby/patches/assetFiles'
import { noRouter, withoutAnnouncer } from '../../../src/gatsby/patches/noRouter'
import { noWorkers } from '../../../src/gatsby/patches/noWorkers'
import { pageStyles } from '../../../src/gatsby/patches/pageStyles'
import { className, shortClassNames } from '../../../src/gatsby/patches/shortClassNames'
import { styleEdits } from '../../../src/gatsby/patches/styleEdits'
import { styleOrder } from '../../../src/gatsby/patches/styleOrder'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

/* What the patches change is there in Gatsby's own webpack configuration. */

type Make = (
  program: object,
  folder: string,
  stage: string,
  port: number | null,
  options: object,
) => Promise<Configuration>
const makeConfig = jest.requireActual<Make>('gatsby/dist/utils/webpack.config')

/** Gatsby's own configuration of a stage, as `onCreateWebpackConfig` finds it. */
const gatsbysOwn = (stage: string) => {
  const folder = process.cwd()
  return makeConfig(
    { directory: folder, browserslist: ['defaults'], extensions: ['.ts', '.tsx'] },
    folder,
    stage,
    8000,
    {},
  )
}

const optionsIn = (config: Configuration) => JSON.stringify(config.module)
/** How often an option stands in a configuration, functions too. */
const count = (config: Configuration, option: string) => {
  let found = 0
  JSON.stringify(config.module, (key, value: unknown) => {
    if (key === option) found += 1
    return value
  })
  return found
}

describe.each(['develop', 'build-javascript'])('%s', (stage) => {
  test('the order of styles is not warned of', async () => {
    const config = await gatsbysOwn(stage)
    styleOrder(config)
    expect(JSON.stringify(config.plugins)).toContain('"ignoreOrder":true')
  })

  test('the styles of sections stay out of what all pages carry', async () => {
    const config = await gatsbysOwn(stage)
    pageStyles(config)
    const { splitChunks } = config.optimization!
    const { test: isShared } = (splitChunks as { cacheGroups: Record<string, { test: (module: object) => boolean }> })
      .cacheGroups['styles']!
    const sheet = (path: string) => ({ type: 'css/mini-extract', identifier: () => `css /site/src/${path}` })
    expect(isShared(sheet('styles/base.css'))).toBe(true)
    expect(isShared(sheet('layout/Header.module.css'))).toBe(true)
    expect(isShared(sheet('sections/home/Banner/Banner.module.css'))).toBe(false)
    expect(isShared({ ...sheet('styles/layers.ts'), type: 'javascript/auto' })).toBe(false)
  })
})

test.each(['build-javascript', 'build-html'])('%s: css-loader, and no other, names classes briefly', async (stage) => {
  const config = await gatsbysOwn(stage)
  shortClassNames(config)
  expect(count(config, 'getLocalIdent')).toBeGreaterThan(0)
  expect(count(config, 'getLocalIdent')).toBe(count(config, 'localIdentName'))
})

test('classes of one file begin alike and are counted, the same each time', () => {
  const nameIn = (path: string, local: string) => className({ resourcePath: join(process.cwd(), path) }, '', local)
  const [card, title, again] = ['card', 'title', 'card'].map((local) => nameIn('src/a.module.css', local))
  expect(card).toMatch(/^[A-Za-z]{4}0$/)
  expect(title).toBe(`${card!.slice(0, 4)}1`)
  expect(again).toBe(card)
})

test('no two files have names that begin alike', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.css'),
  )
  const beginnings = sheets.map((path) => className({ resourcePath: resolve('src', path) }, '', 'one').slice(0, 4))
  expect(sheets.length).toBeGreaterThan(50)
  expect(new Set(beginnings).size).toBe(sheets.length)
})

test.each(['build-javascript', 'build-html', 'develop', 'develop-html'])(
  '%s: no file is written into a style sheet',
  async (stage) => {
    const config = await gatsbysOwn(stage)
    assetFiles(config)
    expect(optionsIn(config)).not.toMatch(/"limit":[1-9]/)
  },
)

test('Gatsby’s router does not come to visitors', async () => {
  const config = await gatsbysOwn('build-javascript')
  noRouter(config, process.cwd())
  const alias = config.resolve!.alias as Record<string, string>
  const standIns = ['@gatsbyjs/reach-router$', 'gatsby-react-router-scroll$', 'gatsby-link$', './navigation$'].map(
    (name) => alias[name]!,
  )
  for (const file of standIns) expect(readFileSync(file, 'utf8')).toContain('export const Router')
  expect(readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8')).toContain('from "./navigation"')
})

test('what the router says to screen readers goes from the page, and nothing else', () => {
  const page = (announcer: string) => `<body><div id="gatsby-focus-wrapper">…</div>${announcer}</body>`
  const ofGatsby =
    '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div>'
  expect(withoutAnnouncer(page(ofGatsby))).toBe(page(''))
  expect(withoutAnnouncer(page(''))).toBe(page(''))
  expect(() => withoutAnnouncer(page('<p id="gatsby-announcer"></p>'))).toThrow('src/gatsby/patches/noRouter.ts')
})

test('what starts workers does not come to visitors', async () => {
  const config = await gatsbysOwn('build-javascript')
  noWorkers(config)
  const alias = config.resolve!.alias as Record<string, string | false>
  const partytown = require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser')
  expect(alias[`${relative('.cache', partytown)}$`]).toBe(false)
  expect(alias['./register-service-worker$']).toBe(false)
  const start = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8')
  expect(start).toContain('require(`./register-service-worker`)')
})

test('another style sheet gives what renders the pages another hash', async () => {
  const saltWith = async (css: string) => {
    writeFileSync(join(folder, 'a.css'), css)
    const config = await gatsbysOwn('build-html')
    styleEdits(config, folder)
    return config.output!.hashSalt
  }
  const red = await saltWith('a { color: red }')
  expect(await saltWith('a { color: blue }')).not.toBe(red)
  expect(await saltWith('a { color: red }')).toBe(red)
})

test.each<[string, (config: Configuration) => void]>([
  ['styleOrder', styleOrder],
  ['pageStyles', pageStyles],
  ['shortClassNames', shortClassNames],
  ['assetFiles', assetFiles],
  ['noRouter', (config) => noRouter(config, '/site')],
  ['noWorkers', noWorkers],
  ['styleEdits', (config) => styleEdits(config, 'src/styles')],
])('%s stops a build that has not what it patches', (name, patch) => {
  expect(() => patch({ plugins: [], module: { rules: [] }, optimization: { splitChunks: false } })).toThrow(
    `src/gatsby/patches/${name}.ts`,
  )
})
