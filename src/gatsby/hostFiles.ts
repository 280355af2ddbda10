import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRANSLATION_LANGUAGES } from '../i18n/languages'
import { HEADERS, KEEP, KEPT_FILE, KEPT_FOLDERS } from '../config/hosting'

type Headers = readonly (readonly [name: string, value: string])[]
type Rule = readonly [path: string, headers: Headers]

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Whatever is not named here both of them ask for each time
 * (`public, max-age=0, must-revalidate`); said twice for one path, a header would be sent twice.
 */
export const headersFile = (keptFiles: readonly string[]) => {
  const keep: Headers = [['Cache-Control', KEEP]]
  const rules: readonly Rule[] = [
    ['/*', Object.entries(HEADERS)],
    ...KEPT_FOLDERS.map((folder): Rule => [`${folder}*`, keep]),
    ...keptFiles.map((path): Rule => [path, keep]),
  ]
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n')
}

/**
 * `_redirects`: answers a route without a slash at the end, by what lies in its folder and without a redirect; an address that
 * is not there in the language that it begins with.
 */
export const redirectsFile = (routes: readonly string[]) =>
  routes
    .filter((route) => route !== '/')
    .map((route) => `${route} ${route}/ 200\n`)
    .concat(TRANSLATION_LANGUAGES.map((language) => `/${language}/* /${language}/404.html 404\n`))
    .join('')

/**
 * Writes what Netlify and Cloudflare Pages ask for into the build. Files of earlier builds lie beside those of this one, and
 * Cloudflare reads a hundred rules.
 */
export const writeHostFiles = (folder: string, routes: readonly string[]) => {
  const built = readFileSync(join(folder, 'webpack.stats.json'), 'utf8')
  const kept = readdirSync(folder)
    .filter((name) => built.includes(`"${name}"`))
    .map((name) => `/${name}`)
    .filter((path) => new RegExp(KEPT_FILE).test(path))
  writeFileSync(join(folder, '_headers'), headersFile(kept.sort()))
  writeFileSync(join(folder, '_redirects'), redirectsFile([...routes].sort()))
}
