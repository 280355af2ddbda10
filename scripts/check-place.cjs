/** Stops what starts Gatsby, before anything else does, in a folder with a name that Gatsby cannot work with. */
const { stopWith } = require('./check-node.cjs')

/** Parcel and glob take them for patterns, webpack for parts of an address, Gatsby's code for the end of a text. */
const NO_NAME = /[[\](){}'"`#%!?*|:\\]/

const root = process.cwd()
const [found] = NO_NAME.exec(process.platform === 'win32' ? root.replace(/^\w:|\\/g, '') : root) ?? []
if (found) {
  stopWith(`The path of this folder, ${root}, has the sign ${found}, which Gatsby cannot work with; rename the folder.`)
}
