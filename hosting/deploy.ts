import { execFileSync, spawnSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEPT_FILE, KEPT_FOLDERS } from '../src/config/hosting'
import { UsageError } from '../scripts/command'
import { checkRelease } from './checkRelease'

const UNTOUCHED = 'What is served is as it was.'
/** Of many sentences, so many are said. */
const MOST_SAID = 20
const HASHED = [...KEPT_FOLDERS.map((folder) => `^${folder}`), `${KEPT_FILE.replace(/[$]$/, '')}([.](br|gz))?$`].join(
  '|',
)
const PUBLISH = readFileSync(join(__dirname, 'publish.sh'), 'utf8')

/** `deploy@your.domain:/var/www/site` → its two parts; a folder of this computer has no host. */
const parseTarget = (target: string) => {
  const [, host, folder] = /^(?:([^/:]+):)?(\/.+?)\/*$/.exec(target) ?? []
  if (!folder) {
    throw new UsageError(
      `${target || 'Nothing'} is no place to deploy to; write /var/www/indonesia-biru, or deploy@your.domain:/var/www/indonesia-biru.`,
    )
  }
  return { host, folder }
}

const quoted = (word: string) => `'${word.replace(/'/g, `'\\''`)}'`

/** Runs a shell script where the site is served. */
const runThere = (host: string | undefined, script: string, ...args: string[]) => {
  const shell = ['sh', '-s', '--', ...args]
  const [command, ...rest] = host ? ['ssh', host, shell.map(quoted).join(' ')] : shell
  return spawnSync(command!, rest, { input: script, stdio: ['pipe', 'inherit', 'inherit'] }).status === 0
}

/** The commit that was built, for the release's name. */
const versionOf = (project: string) => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project, encoding: 'utf8' }).trim()
  } catch {
    return 'site'
  }
}

const PREPARE = `set -eu
if [ -e "$1/current" ] && ! [ -L "$1/current" ]; then
  echo "$1/current is no symbolic link, so nothing can be put in its place in one step; move it away." >&2
  exit 1
fi
mkdir -p "$1/releases"
`

/**
 * Serves the built site in one step, here or on a server reached by SSH: checks it, uploads it beside what is served, and
 * turns one symbolic link. Whatever goes wrong before, what is served stays as it was.
 * @param project the project's folder, with the build in `public/`
 * @param target holds `current` (the root for a web server) and `releases/`; made where it isn't there. `FOLDER` or `HOST:FOLDER`
 * @throws UsageError
 */
export const deploy = (project: string, target: string) => {
  const { host, folder } = parseTarget(target)
  const built = join(project, 'public')
  if (!lstatSync(built, { throwIfNoEntry: false })) throw new UsageError('Nothing is built; run npm run build first.')
  const wrong = checkRelease(built, project)
  if (wrong.length) {
    const more = wrong.length > MOST_SAID ? [`and ${wrong.length - MOST_SAID} more`] : []
    throw new UsageError([...wrong.slice(0, MOST_SAID), ...more, `The build is not published. ${UNTOUCHED}`].join('\n'))
  }
  const upload = `unfinished-${process.pid}-${Date.now()}`
  const place = `${folder}/releases/${upload}/`
  const steps = [
    () => runThere(host, PREPARE, folder),
    () => {
      // what has not changed is the file that is served already, with its time and so its ETag
      const options = ['--recursive', '--perms', '--checksum', '--secluded-args', `--link-dest=${folder}/current/`]
      const { status, error } = spawnSync('rsync', [...options, `${built}/`, host ? `${host}:${place}` : place], {
        stdio: 'inherit',
      })
      if (error) throw new UsageError(`This needs the command rsync (Debian: apt-get install rsync). ${UNTOUCHED}`)
      return status === 0
    },
    () => runThere(host, PUBLISH, folder, upload, versionOf(project), HASHED),
  ]
  if (steps.every((step) => step())) return
  runThere(host, 'rm -rf "$1"', place)
  throw new UsageError(`The build is not published (see above). ${UNTOUCHED}`)
}
