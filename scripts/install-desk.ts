import { spawnSync } from 'node:child_process'
import { installPackages } from '../hosting/installPackages'

const ci = () => {
  console.log('Installing the packages of the desk …')
  return spawnSync('npm', ['ci', '--prefix', 'cms', '--no-audit', '--no-fund'], { stdio: 'inherit' }).status === 0
}

/** The desk's packages are many; only who opens or publishes the desk needs them. Ends the process where npm fails. */
export const installDesk = () => {
  if (!installPackages('cms', ci)) process.exit(1)
}
