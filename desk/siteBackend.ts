/**
 * Where the desk of the published site saves: the setting `backend` of Decap CMS, from two variables of the host
 * (hosting/README.md). Undefined where none is named: then the site is published without its desk.
 * @param env `DESK_REPO` is the repository at GitHub (`owner/name`), `DESK_SIGN_IN` the address of the sign-in helper
 */
export const siteBackend = ({ DESK_REPO, DESK_SIGN_IN }: Readonly<Record<string, string | undefined>> = process.env) =>
  DESK_REPO && DESK_SIGN_IN
    ? { name: 'github', repo: DESK_REPO, branch: 'main', base_url: DESK_SIGN_IN.replace(/\/$/, '') }
    : undefined
