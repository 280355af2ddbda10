import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './sha256'

const FOLDERS = ['src/schema', 'src/gatsby', 'src/config', 'src/i18n', 'src/lib', 'src/inline']

const hashOf = (root: string) =>
  sha256(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .sort()
        .map((path) => path + readFileSync(join(root, folder, path), 'utf8')),
    ).join('\n'),
  )

let found: string | undefined

/** Changes with the code that what is kept between builds was derived by, of which Gatsby watches the root files only. */
export const codeHash = (): string => (found ??= hashOf(process.cwd()))
