import type { BackendClass } from 'decap-cms-core'
import { fromFile, valuesOf, type Entry } from './contentFormat'
import { GONE, othersSentence, withOthersEdits, type Saving } from './othersEdits'

/**
 * A backend that looks at a file before it writes it: Decap CMS itself puts a form over whatever stands there, also over what
 * somebody else has saved a minute ago.
 * @param savingOf what the form of a file is about to save; undefined for a new file
 */
export const withoutOverwriting = (
  Base: BackendClass,
  savingOf: (path: string) => Saving | undefined,
): BackendClass => {
  /** By path: the text that a form was opened with, which a draft of another day does not hold */
  const opened = new Map<string, string>()
  /** By path: what a form held when it was last saved since it was opened, and the text that was written */
  const lastSaved = new Map<string, { form: Entry; text: string }>()
  /** What an editor was told already: a second time means yes */
  const told = new Set<string>()

  const tellOnce = (path: string, now: string, sentence: string) => {
    const key = `${path}\n${now}`
    if (told.has(key)) return
    told.add(key)
    throw new Error(sentence)
  }

  return class extends Base {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path)
      opened.set(path, entry.data)
      lastSaved.delete(path)
      return entry
    }

    override async persistEntry(...[entry, options]: Parameters<InstanceType<BackendClass>['persistEntry']>) {
      for (const file of entry.dataFiles) {
        const saving = savingOf(file.path)
        const first = opened.get(file.path)
        if (!saving || first === undefined) continue
        const { data: now } = await super.getEntry(file.path).catch(() => ({ data: '' }))
        const last = lastSaved.get(file.path)
        if (!last && now === first) continue
        if (!now) {
          tellOnce(file.path, '', GONE)
          continue
        }
        const { form, text: base } = last ?? { form: valuesOf(fromFile(first)), text: first }
        const { text, both } = withOthersEdits(saving, form, base, now)
        if (both.length > 0) tellOnce(file.path, now, othersSentence(both))
        file.raw = text
      }
      const result = await super.persistEntry(entry, options)
      for (const { path, raw } of entry.dataFiles) {
        const saving = savingOf(path)
        if (saving) lastSaved.set(path, { form: valuesOf(saving.entry), text: raw })
      }
      return result
    }
  }
}
