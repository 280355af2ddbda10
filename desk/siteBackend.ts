/**
 * Where the desk of the published site saves: the setting `backend` of Decap CMS. `name` (`github`, `gitlab` or `gitea`) and `repo`
 * are the two lines to change.
 */
export const siteBackend = {
  name: 'github',
  repo: 'owner/repository',
  branch: 'main',
}
