/* global module */
const FOLDERS = ['.cache', 'public']

/** Netlify's build plug-in (docs.netlify.com/extend/develop-and-share/develop-build-plugins). */
module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(FOLDERS),
  onPostBuild: ({ utils }) => utils.cache.save(FOLDERS),
}
