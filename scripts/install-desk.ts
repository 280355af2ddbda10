import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const npmCi = (folder: string) => {
  console.log('Installing the packages of the desk …')
  return spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { stdio: 'inherit' }).status === 0
}

/**
 * Installs the packages of the desk's lockfile, unless they are there whole and for this version of Node. They are many;
 * only who opens or publishes the desk needs them.
 * @param ci runs `npm ci` in the folder, and says whether it went well
 * @returns whether they are there now
 */
export const installDesk = (folder = 'cms', ci = npmCi) => {
  const modules = join(folder, 'node_modules')
  const mark = join(modules, '.installed')
  const lockfile = readFileSync(join(folder, 'package-lock.json'))
  const wanted = createHash('sha256').update(lockfile).update(process.version).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true
  // so that one which is interrupted counts as none
  rmSync(mark, { force: true })
  if (!ci(folder)) return false
  mkdirSync(modules, { recursive: true })
  writeFileSync(mark, wanted)
  return true
}
