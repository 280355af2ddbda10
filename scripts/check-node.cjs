/**
 * Stops a command before anything else starts where package.json (`engines`) does not name the version of Node. Written in
 * what Node 12 can read.
 */
const { engines } = require('../package.json')

/** Ends the program with a sentence for the person who started it. */
const stopWith = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const numbers = (version) => version.split('.').map(Number)

/** The range is a list of `^20.19.5`, one for each line of Node. */
const LEAST = engines.node.split(' || ').map((line) => line.slice(1))

const isEnough = (version, least) => {
  const at = least.findIndex((number, i) => number !== version[i])
  return version[0] === least[0] && (at === -1 || version[at] > least[at])
}

const { node } = process.versions
if (!LEAST.some((least) => isEnough(numbers(node), numbers(least)))) {
  const lines = LEAST.join(', ').replace(/, ([^,]*)$/, ' or $1')
  stopWith(
    `The site needs Node ${lines}, or a later one that begins with the same number; this is Node ${node}. Install one of those (https://nodejs.org), then start again.`,
  )
}

module.exports = { stopWith }
