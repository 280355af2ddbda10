import { readFileSync } from 'node:fs'
import type { Plugins } from './plugins'

/** A change to the insides of Decap CMS */
interface Patch {
  /** The end of the path of the file */
  file: string
  from: string
  to: string
}

/**
 * Asks for what was written before a tab was closed when the entry is there, not at the same time: whichever came second stood
 * in the form, and that was mostly the file, while the words that somebody had asked for were gone.
 *
 * Delete when: Decap CMS waits by itself (decap-cms-core, `componentDidMount` of its Editor).
 */
const draftAfterEntry: readonly Patch[] = [
  {
    file: 'decap-cms-core/dist/esm/components/Editor/Editor.js',
    from: `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }
`,
    to: `    const entryIsThere = newEntry
      ? createEmptyDraft(collection, this.props.location.search)
      : loadEntry(collection, slug);
    entryIsThere.then(() => retrieveLocalBackup(collection, slug));
`,
  },
]

const PATCHES = [...draftAfterEntry]

/** @throws where what a patch changes is gone */
const patchedText = (path: string) =>
  PATCHES.filter(({ file }) => path.endsWith(file)).reduce(
    (text, { file, from, to }) => {
      if (!text.includes(from))
        throw new Error(`scripts/desk/patches.ts finds no "${from.trim()}" in ${file} any more.`)
      return text.replace(from, () => to)
    },
    readFileSync(path, 'utf8'),
  )

const FILES = new RegExp(`(${PATCHES.map(({ file }) => file.replace(/[.]/g, '\\.')).join('|')})$`)

export const patched = {
  name: 'patched',
  setup(build: Plugins) {
    build.onLoad({ filter: FILES }, ({ path }) => ({ contents: patchedText(path), loader: 'js' }))
  },
}
