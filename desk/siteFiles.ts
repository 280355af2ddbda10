/**
 * Between Decap CMS and a Git host: Decap CMS keeps both languages of an entry in one file, this site in two (`index.md` and
 * `index.id.md`). What passes here to Decap CMS is JSON: the fields of each language under its tag.
 */
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type TranslationLanguage } from '../src/i18n/languages'
import type { ContentType } from '../src/schema/contentType'
import { FrontMatterError } from '../src/schema/contentFile'
import { contentTypeOf } from '../src/schema/registry'
import { translationOf, translationPath } from '../src/schema/translation'
import { BODY, changedFields, entryOf, OWN, withFields, type Entry } from './contentFile'
import type { Backend, DataFile, StoredFile } from './decap'
import { translationToWrite, wordsIn, type TranslationForm } from './checks'
import { said } from './words/deskWords'
import { fieldLabel } from './words/labels'
import { mistakeSaid } from './words/sentences'

/** Under this name an entry holds its content type, by which the lists that share a folder are told apart. */
export const TYPE = `${OWN}type`

const CONTENT = /^content\//
/** English files only, of hosts that can be asked for some */
const ENGLISH = new RegExp(`(?<!\\.(?:${TRANSLATION_LANGUAGES.join('|')}))\\.md$`)

const typeAt = (path: string) => contentTypeOf(path.replace(CONTENT, ''))

/** Fields of a type in the order of its files. */
const orderOf = (type: ContentType) => [...Object.keys(type.schema.shape), BODY]

/** The entry of a file; of one that cannot be read, the reason in the place of its name. */
const shownEntry = (text: string): Entry => {
  try {
    return entryOf(text)
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    const sentence = said.unreadable(error.mistakes.map(mistakeSaid).join(' '))
    return { title: sentence, name: sentence }
  }
}

/** Decap CMS cannot save an entry that has no words of a language at all. */
const asJson = (path: string, english: string, wordsOf: (language: TranslationLanguage) => Entry = () => ({})) =>
  JSON.stringify({
    [SOURCE_LANGUAGE]: { ...shownEntry(english), [TYPE]: typeAt(path)?.name },
    ...Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, wordsOf(language)])),
  })

const listed = (stored: StoredFile) => ({ ...stored, data: asJson(stored.file.path, stored.data ?? '') })

interface Saying {
  /** What is wrong with a translation that is about to be written, in whole sentences */
  mistakesIn(form: TranslationForm, written: Entry, language: TranslationLanguage): string[]
  /** Tells the editor why nothing was saved, and gives the error that Decap CMS is to have */
  refused(reason: string): Error
}

/**
 * A backend of Decap CMS that keeps files as this site does. It looks at a file before it writes it: of one that somebody else
 * has saved meanwhile only the fields change that were edited here.
 */
export class SiteFiles implements Backend {
  /** By path: a file's text as it was opened, or last written from here; undefined where there is none */
  private readonly opened = new Map<string, string | undefined>()

  constructor(
    private readonly host: Backend,
    private readonly saying: Saying,
  ) {}

  private readonly read = (path: string) =>
    this.host.getEntry(path).then(
      ({ data }) => data || undefined,
      () => undefined,
    )

  async allEntriesByFolder(folder: string, extension: string, depth: number) {
    const files = await (this.host.allEntriesByFolder?.(folder, extension, depth, ENGLISH) ??
      this.host.entriesByFolder(folder, extension, depth))
    return files.filter(({ file }) => ENGLISH.test(file.path) && typeAt(file.path)).map(listed)
  }

  entriesByFolder(folder: string, extension: string, depth: number) {
    return this.allEntriesByFolder(folder, extension, depth)
  }

  async entriesByFiles(files: { path: string }[]) {
    return (await this.host.entriesByFiles(files)).map(listed)
  }

  async getEntry(path: string) {
    const stored = await this.host.getEntry(path)
    if (!stored.data) return stored
    this.opened.set(path, stored.data)
    for (const language of TRANSLATION_LANGUAGES) {
      const at = translationPath(path, language)
      this.opened.set(at, await this.read(at))
    }
    return { ...stored, data: asJson(path, stored.data, (language) => this.asOpened(translationPath(path, language))) }
  }

  /** The entry of a file as it was opened; empty where there was none */
  private asOpened(path: string): Entry {
    const text = this.opened.get(path)
    return text === undefined ? {} : shownEntry(text)
  }

  /** The new text of a file. */
  private async written(path: string, entry: Entry, order: readonly string[]) {
    const before = this.opened.get(path)
    const now = await this.read(path)
    if (before === undefined) {
      if (now !== undefined && translationOf(path)) throw new Error(said.alreadyThere)
      return withFields(undefined, entry, [], order)
    }
    if (now === undefined) throw new Error(said.gone)
    const mine = changedFields(entryOf(before), entry)
    const theirs = now === before ? [] : changedFields(entryOf(before), entryOf(now))
    const both = mine.filter((field) => theirs.includes(field) && changedFields(entryOf(now), entry).includes(field))
    if (both.length > 0) throw new Error(said.othersToo(both.map(fieldLabel).join(', ')))
    return withFields(now, entry, mine, order)
  }

  /** The files to write of one entry, and those to take away, whose words were all taken out. */
  private async filesOf({ path, slug, raw }: DataFile) {
    const type = typeAt(path)
    if (!type) throw new Error(`${path} is no file of this site.`)
    const forms = JSON.parse(raw) as Record<string, Entry | undefined>
    const english = forms[SOURCE_LANGUAGE] ?? {}
    const written = [{ path, slug, raw: await this.written(path, english, orderOf(type)) }]
    const gone: string[] = []
    for (const language of TRANSLATION_LANGUAGES) {
      const at = translationPath(path, language)
      const form = { type, english, words: forms[language] ?? {} }
      if (this.opened.get(at) !== undefined && Object.keys(wordsIn(type, form.words)).length === 0) gone.push(at)
      const entry = translationToWrite(form, this.asOpened(at))
      if (!entry) continue
      const mistakes = this.saying.mistakesIn(form, entry, language)
      if (mistakes.length > 0) throw new Error(mistakes.join(' '))
      written.push({ path: at, slug, raw: await this.written(at, entry, orderOf(type)) })
    }
    return { written, gone }
  }

  persistEntry(...entry: Parameters<Backend['persistEntry']>) {
    return this.save(...entry).catch((error: unknown) => {
      throw this.saying.refused(error instanceof Error ? error.message : String(error))
    })
  }

  private async save(...[entry, options]: Parameters<Backend['persistEntry']>) {
    const files = await Promise.all(entry.dataFiles.map((file) => this.filesOf(file)))
    const dataFiles = files.flatMap(({ written }) => written)
    await this.host.persistEntry({ ...entry, dataFiles }, options)
    for (const { path, raw } of dataFiles) this.opened.set(path, raw)
    const gone = files.flatMap((file) => file.gone)
    if (gone.length === 0) return
    await this.host.deleteFiles(gone, options.commitMessage)
    for (const path of gone) this.opened.set(path, undefined)
  }

  /** Translations go with the English file. */
  async deleteFiles(paths: string[], commitMessage: string) {
    const beside = paths
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => TRANSLATION_LANGUAGES.map((language) => translationPath(path, language)))
    const there = await Promise.all(beside.map(async (path) => ((await this.read(path)) === undefined ? [] : [path])))
    await this.host.deleteFiles([...paths, ...there.flat()], commitMessage)
  }

  /** Numbers in front of the names of a folder of content */
  async numbersIn(folder: string) {
    const files = await this.allEntriesByFolder(`content/${folder}`, 'md', 2)
    return files.map(({ file }) => Number(/\/(\d+)-/.exec(file.path)?.[1] ?? 0))
  }

  /** The host, with the methods above in the place of its own */
  inFrontOfHost(): Backend {
    return new Proxy(this.host, {
      get: (host, name) => {
        const owner: object = name in this ? this : host
        const value: unknown = Reflect.get(owner, name)
        return typeof value === 'function' ? (value as () => unknown).bind(owner) : value
      },
    })
  }
}
