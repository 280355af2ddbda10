/** A project as small as a deploy can take, whose build writes the routes of the specification. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { STATIC_ROUTES } from '../../src/config/routes'
import { SPECIFIED_ROUTES } from '../specifiedRoutes'

/** What the build of the fake project does. */
export interface FakeSite {
  /** Stands on every page */
  words: string
  /** How long each page takes */
  pageMs?: number
  /** Size of a file beside the pages */
  bytes?: number
  /** A link on every page */
  link?: string
  /** Is not written */
  missing?: string
  /** A route beside the usual ones */
  more?: string
  /** Ends without pages */
  fails?: boolean
}

const BUILD = `
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const { routes, words, pageMs = 0, bytes = 0, link = '/', fails } = JSON.parse(readFileSync('site.json', 'utf8'))
if (fails) throw new Error('A mistake.')
rmSync('public', { recursive: true, force: true })
const hash = createHash('sha256').update(words).digest('hex').slice(0, 20)
mkdirSync('public/page-data', { recursive: true })
writeFileSync('public/page-data/app-data.json', JSON.stringify({ webpackCompilationHash: hash }))
writeFileSync('public/app-' + hash + '.js', words)
writeFileSync('public/unchanged.txt', 'as ever')
writeFileSync('public/film.bin', Buffer.alloc(bytes, 1))
for (const route of routes) {
  mkdirSync('public' + route, { recursive: true })
  writeFileSync('public' + route + '/index.html',
    '<script>window.___webpackCompilationHash="' + hash + '"</script><script src="/app-' + hash + '.js"></script>' +
    '<p>' + words + '</p><a href="' + link + '">Link</a>')
  if (pageMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pageMs)
}
`

const ROUTES = [...new Set([...SPECIFIED_ROUTES, ...STATIC_ROUTES])]
const JITI = resolve('node_modules/jiti/lib/jiti-cli.mjs')
const COMMAND = resolve('scripts/deploy.ts')

/** Makes the project: its folder, and functions that change and deploy it. */
export const fakeSite = () => {
  const root = mkdtempSync(join(tmpdir(), 'fake-site-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: root })
  writeFileSync(join(root, 'build.mjs'), BUILD)
  for (let number = 0; number < 46; number++) {
    const folder = join(root, `content/news/${number}-story`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.md'), `---\nnumber: ${number}\n---\n`)
  }
  writeFileSync(join(root, '.gitignore'), 'public\n')
  git('init', '--quiet')

  const commit = (site: FakeSite) => {
    writeFileSync(
      join(root, 'site.json'),
      JSON.stringify({
        ...site,
        routes: [...ROUTES, site.more ?? []].flat().filter((route) => route !== site.missing),
      }),
    )
    git('add', '.')
    git('commit', '--quiet', '--allow-empty', '--message', site.words)
  }
  /** As `npm run deploy` does: a build that fails ends it. `node` and the paths hold no sign of the shell. */
  const command = (target: string) =>
    ['-c', `${process.execPath} build.mjs && exec ${process.execPath} ${JITI} ${COMMAND} "${target}"`] as const
  const env = { ...process.env, INIT_CWD: root }
  /** What a whole deploy prints, and its exit code. `prefix` is a command that runs it, such as faketime. */
  const deploy = (target: string, ...prefix: string[]) => {
    const [program, ...args] = [...prefix, 'sh', ...command(target)]
    const { stdout, stderr, status } = spawnSync(program!, args, { cwd: root, env, encoding: 'utf8' })
    return { text: stdout + stderr, status }
  }
  /** A deploy that goes on while the test does, in a process group of its own. */
  const begin = (target: string) => spawn('sh', command(target), { cwd: root, env, detached: true, stdio: 'ignore' })
  return { root, commit, deploy, begin }
}

/** The words that a visitor reads: those of all pages, without repetition. Throws where a page or its script is missing. */
export const served = (target: string) => {
  const words = SPECIFIED_ROUTES.map((route) => {
    const html = readFileSync(join(target, 'current', route, 'index.html'), 'utf8')
    const script = /src="([^"]+)"/.exec(html)![1]!
    return [/<p>(.*)<\/p>/.exec(html)![1]!, readFileSync(join(target, 'current', script), 'utf8')]
  })
  return [...new Set(words.flat())]
}
