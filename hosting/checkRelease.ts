import type { Element } from 'hast'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { knownContent } from '../desk/knownContent'
import { LAUNCH_REPORT_ROUTE } from '../src/config/routes'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { releaseRefusal, standIns } from '../src/schema/launchReport'

/** All files in a folder, by their paths below it. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())

interface Page {
  /** Below the release, for example `detail-news-7/index.html` */
  path: string
  ids: ReadonlySet<string>
  /** Paths of this host, with what stands behind `#` */
  links: ReadonlySet<string>
  /** Which bundle the page was made for; undefined where it loads none */
  compilation: string | undefined
}
interface Release {
  folder: string
  /** The project that it was built from */
  project: string
  /** Of its address (src/config/sitePath.ts) */
  sitePath: string
  /** All files, below the folder */
  files: ReadonlySet<string>
  pages: readonly Page[]
}
type Check = (release: Release) => string[]

const LINKING = ['href', 'xLinkHref', 'src', 'poster', 'content', 'srcSet', 'imageSrcSet']
const COMPILATION = /window\.___webpackCompilationHash="([^"]+)"/
const CANONICAL = /<link [^>]*rel="canonical" href="(https?:\/\/[^/"]+)/
const DECOMPRESS = { '.br': brotliDecompressSync, '.gz': gunzipSync }

/** Addresses that an element names; `srcset` holds several, with their widths. The head names its own in full. */
const addresses = ({ tagName, properties }: Element, origin: string) =>
  LINKING.flatMap((name) => {
    const value = properties[name]
    if (typeof value !== 'string') return []
    if (/srcset/i.test(name)) return value.split(',').map((one) => one.trim().split(/\s/)[0]!)
    return ['meta', 'link'].includes(tagName) && value.startsWith(`${origin}/`) ? [value.slice(origin.length)] : [value]
  })

const readPage = (folder: string, path: string): Page => {
  const html = readFileSync(join(folder, path), 'utf8')
  const ids = new Set<string>()
  const found: string[] = [...html.matchAll(/\burl\((\/[^)]+)\)/g)].map(([, address]) => address!)
  const origin = CANONICAL.exec(html)?.[1] ?? ''
  visit(fromHtml(html), 'element', (element) => {
    const { id } = element.properties
    if (typeof id === 'string') ids.add(id)
    found.push(...addresses(element, origin))
  })
  const links = found.filter((address) => /^(\/(?!\/)|#)/.test(address))
  return { path, ids, links: new Set(links), compilation: COMPILATION.exec(html)?.[1] }
}

const missingRoutes: Check = ({ project, files }) =>
  knownContent(project)
    .routes.filter((route) => !route.includes('#') && !files.has(join(route, 'index.html').slice(1)))
    .map((route) => `${route}, which the content names, has no page.`)

const brokenLinks: Check = ({ sitePath, files, pages }) => {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
  const leads = (from: string, link: string) => {
    const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link)!
    if (path && !`${path}/`.startsWith(`${sitePath}/`)) return false
    const name = decodeURIComponent(path.slice(sitePath.length)).slice(1)
    const file = path ? [name, join(name, 'index.html')].find((one) => files.has(one)) : from
    return file && (!anchor || !idsOf.has(file) || idsOf.get(file)!.has(decodeURIComponent(anchor)))
  }
  return pages.flatMap(({ path, links }) =>
    [...links].filter((link) => !leads(path, link)).map((link) => `${path} leads to ${link}, which is not there.`),
  )
}

/** Pages, their data and the scripts have to come from one build, or Gatsby in the browser loads each page again. */
const mixedBuilds: Check = ({ folder, pages }) => {
  const data = join(folder, 'page-data/app-data.json')
  if (!existsSync(data)) return ['page-data/app-data.json is missing; without it no page comes to life.']
  const { webpackCompilationHash } = JSON.parse(readFileSync(data, 'utf8')) as { webpackCompilationHash: string }
  return pages
    .filter(({ compilation }) => compilation && compilation !== webpackCompilationHash)
    .map(({ path }) => `${path} belongs to another build than page-data/app-data.json.`)
}

/** A server sends the twin in the file's place. */
const wrongTwins: Check = ({ folder, files }) =>
  [...files].flatMap((path) => {
    const decompress = DECOMPRESS[path.slice(-3) as keyof typeof DECOMPRESS]
    if (!decompress) return []
    try {
      if (decompress(readFileSync(join(folder, path))).equals(readFileSync(join(folder, path.slice(0, -3))))) return []
    } catch {
      // cut off, or without its file
    }
    return [`${path} does not hold what ${path.slice(0, -3)} holds.`]
  })

/** What is still to be supplied; or a build from before it was. */
const previews: Check = ({ project, files }) => {
  const left = standIns(project)
  if (left.length > 0) return [releaseRefusal(left)]
  return files.has(join(LAUNCH_REPORT_ROUTE, 'index.html').slice(1))
    ? ['This build is a preview; build it anew: SITE_RELEASE=1 npm run build']
    : []
}

/** Everything that has to be true of a release before it is served. A check more is a line here. */
const CHECKS: readonly Check[] = [previews, missingRoutes, brokenLinks, mixedBuilds, wrongTwins]

const readRelease = (folder: string, project: string): Release => {
  const files = new Set(filesOf(folder))
  const pages = [...files]
    .filter((path) => path.endsWith('.html') && !path.startsWith('_gatsby'))
    .map((path) => readPage(folder, path))
  return { folder, project, sitePath: sitePathOf(), files, pages }
}

/** Addresses on the pages of a built site that lead nowhere, one sentence each. Arguments as of `checkRelease`. */
export const checkLinks = (folder: string, project: string) => brokenLinks(readRelease(folder, project))

/**
 * What is wrong with a built site, one sentence each; empty where it may be served.
 * @param folder what a server would have as its root
 * @param project the folder of the project that it was built from
 */
export const checkRelease = (folder: string, project: string): string[] => {
  const release = readRelease(folder, project)
  return CHECKS.flatMap((check) => check(release))
}
