import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build neither reads nor may share. */
const LEFT_OUT = ['.git', '.cache', '.pictures', 'public', 'node_modules', 'art', 'cms']

/** A copy of the project in a folder of its own, without anything that was built; it uses the same packages. */
export const siteCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.includes(one))) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
