import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './sha256'

const FOLDERS = ['src/schema', 'src/gatsby', 'src/config', 'src/i18n', 'src/lib', 'src/inline']

/** A hash of all files in some folders of the project whose names end so. */
export const hashOfFiles = (folders: readonly string[], ending: string) =>
  sha256(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith(ending))
          .sort()
          .map((path) => path + readFileSync(join(folder, path), 'utf8')),
      )
      .join('\n'),
  )

let found: string | undefined

/** Changes with the code that what is kept between builds was derived by, of which Gatsby watches the root files only. */
export const codeHash = (): string => (found ??= hashOfFiles(FOLDERS, '.ts'))
