/** Where the desk of the published site saves: `name` and `repo` are the two lines to change (CONTRIBUTING.md, "The desk"). */
export const siteBackend = {
  name: 'github',
  repo: 'owner/repository',
  branch: 'main',
}
