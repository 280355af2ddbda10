/**
 * Stops what starts Gatsby, before anything else does, where Gatsby cannot work: by the version of Node, the name of the folder,
 * who may write in it or how much room there is.
 */
const { stopWith } = require('./check-node.cjs')
const { accessSync, constants, existsSync, statfsSync } = require('node:fs')

const root = process.cwd()

/** Parcel and glob take them for patterns, webpack for parts of an address, Gatsby's code for the end of a text. */
const NO_NAME = /[[\](){}'"`#%!?*|:\\]/

const checkName = () => {
  const found = NO_NAME.exec(process.platform === 'win32' ? root.replace(/^\w:|\\/g, '') : root)
  if (found) {
    stopWith(
      `The path of this folder, ${root}, has the sign ${found[0]}, which Gatsby cannot work with; rename the folder.`,
    )
  }
}

/** Where a build writes; into src its types. */
const checkRights = () => {
  for (const folder of ['.', '.cache', 'public', '.pictures', 'src'].filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      const place = folder === '.' ? root : `${root}/${folder}`
      stopWith(`You may not write in ${place}; start this as its owner, or ask its owner for the right to.`)
    }
  }
}

/** What a first build writes, .cache and pictures included, is half of it. */
const LEAST_MEGABYTES = 1000

const checkRoom = () => {
  const { bavail, bsize } = statfsSync(root)
  const megabytes = Math.floor((bavail * bsize) / 1e6)
  if (megabytes < LEAST_MEGABYTES) {
    stopWith(
      `The disk of ${root} has ${megabytes} MB left, and a build needs ${LEAST_MEGABYTES} MB; make room, then start again.`,
    )
  }
}

checkName()
checkRights()
checkRoom()
