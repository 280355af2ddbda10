import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** npm writes the first when all packages are there */
const [INSTALLED, LOCKFILE] = ['desk/packages/node_modules/.package-lock.json', 'desk/packages/package-lock.json']

/**
 * Installs the packages of the desk, unless they are there and as new as its lockfile. They are many; only who opens or publishes
 * the desk needs them.
 * @throws where npm could not
 */
export const installDesk = () => {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs) return
  console.log('Installing the packages of the desk …')
  const { status } = spawnSync('npm', ['ci', '--prefix', 'desk/packages'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The packages of the desk could not be installed; npm says why above.')
}
