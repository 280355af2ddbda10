import type { BackendClass } from 'decap-cms-core'
import { translationOf } from '../schema/translation'
import { fromFile, toFile, valuesOf, type Entry } from './contentFormat'
import { saidHere } from './deskWords'
import { GONE, othersSentence, withOthersEdits, type Saving } from './othersEdits'

/**
 * A backend that looks at a file before it writes it: Decap CMS itself puts a form over whatever stands there, also over what
 * somebody else has saved a minute ago. Translations are written where their words have changed, and no other ones.
 * @param savingOf what the form of a file is about to save; undefined for a new file, and for a translation that stays as it is
 * @param texts by path: a file's text as it was opened, which a draft of another day does not hold, or last written from here
 */
export const withoutOverwriting = (
  Base: BackendClass,
  savingOf: (path: string) => Saving | undefined,
  texts: Map<string, string>,
): BackendClass => {
  /** By path: what a form held when it was last saved since it was opened */
  const lastSaved = new Map<string, Entry>()
  /** What an editor was told already: a second time means yes */
  const told = new Set<string>()

  const tellOnce = (path: string, now: string, sentence: string) => {
    const key = `${path}\n${now}`
    if (told.has(key)) return
    told.add(key)
    throw new Error(saidHere(sentence))
  }

  return class extends Base {
    override async getEntry(path: string) {
      texts.delete(path)
      lastSaved.delete(path)
      const entry = await super.getEntry(path)
      // what decap-server (null) and some hosts say of a file that is not there
      if (!entry.data && translationOf(path)) throw new Error(`There is no ${path}.`)
      texts.set(path, entry.data)
      return entry
    }

    override async persistEntry(...[entry, options]: Parameters<InstanceType<BackendClass>['persistEntry']>) {
      entry.dataFiles = entry.dataFiles.filter(({ path }) => !translationOf(path) || savingOf(path))
      for (const file of entry.dataFiles) {
        const saving = savingOf(file.path)
        if (saving && translationOf(file.path)) file.raw = toFile(saving.entry, saving.order)
        const base = texts.get(file.path)
        if (!saving || base === undefined) continue
        const { data: now } = await super.getEntry(file.path).catch(() => ({ data: '' }))
        const last = lastSaved.get(file.path)
        if (!last && now === base) continue
        if (!now) {
          tellOnce(file.path, '', GONE)
          continue
        }
        const { text, both } = withOthersEdits(saving, last ?? valuesOf(fromFile(base)), base, now)
        if (both.length > 0) tellOnce(file.path, now, othersSentence(both))
        file.raw = text
      }
      const result = await super.persistEntry(entry, options)
      for (const { path, raw } of entry.dataFiles) {
        const saving = savingOf(path)
        if (!saving) continue
        texts.set(path, raw)
        lastSaved.set(path, valuesOf(saving.entry))
      }
      return result
    }

    /** An English file goes with its translations, of which Decap CMS names those too that are not there. */
    override deleteFiles(paths: string[], commitMessage: string) {
      return super.deleteFiles(
        paths.filter((path) => !translationOf(path) || texts.has(path)),
        commitMessage,
      )
    }
  }
}
