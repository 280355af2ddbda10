/** `gatsby build`, `develop` and `serve`, for package.json: says what they have to know before they start. */
const { existsSync, rmSync } = require('node:fs')
const jiti = require('jiti').createJiti(__filename)

const [, , command] = process.argv

// `gatsby develop` serves at the root whatever the site's address is
const sitePath = command === 'develop' ? '' : jiti('../src/gatsby/sitePathOf.ts').sitePathOf()
process.env.GATSBY_SITE_PATH = sitePath
// what Gatsby calls --prefix-paths
if (sitePath) process.env.PREFIX_PATHS = 'true'

// a build that was broken off (src/gatsby/buildMark.ts) has left nodes that are newer than what Gatsby knows of them
if (command !== 'serve' && existsSync('.cache/.building')) rmSync('.cache', { recursive: true })

require('gatsby/cli')
