/**
 * `gatsby build`, `develop` and `serve`, for package.json: says in a sentence, before anything else starts, what they would
 * end in a stack trace for, or in nothing.
 */
const { stopWith } = require('./check-node.cjs')
require('./check-place.cjs')
const { dirname } = require('node:path')
const jiti = require('jiti').createJiti(__filename)

const [, , command] = process.argv

// `gatsby develop` serves at the root whatever the site's address is
const sitePath = command === 'develop' ? '' : jiti('../src/gatsby/sitePathOf.ts').sitePathOf(process.cwd())
process.env.GATSBY_SITE_PATH = sitePath
// what Gatsby calls --prefix-paths
if (sitePath) process.env.PREFIX_PATHS = 'true'

const claim = async () => {
  const { CacheInUse, claimCache } = jiti('../src/gatsby/cacheMark.ts')
  await claimCache(process.cwd(), command).catch((error) => {
    if (!(error instanceof CacheInUse)) throw error
    stopWith(error.message)
  })
}

if (command !== 'build') {
  const gatsby = dirname(require.resolve('gatsby/package.json'))
  const isAnswered = process.stdin.isTTY && process.stdout.isTTY
  jiti('../src/gatsby/patches/takenPort.ts').takenPort(
    require('gatsby/dist/utils/detect-port-in-use-and-prompt'),
    isAnswered ? undefined : require(require.resolve('prompts', { paths: [gatsby] })),
    stopWith,
  )
}

if (command === 'serve' && sitePath) {
  jiti('../src/gatsby/patches/servedBelow.ts').servedBelow(
    require('gatsby/dist/utils/prepare-urls'),
    require('gatsby/dist/utils/express-middlewares'),
    sitePath,
  )
}

const start = () => require('gatsby/cli')

if (command === 'serve') start()
else claim().then(start)
