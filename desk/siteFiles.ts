/**
 * Between Decap CMS and a Git host: Decap CMS keeps both languages of an entry in one file, this site in two (`index.md` and
 * `index.id.md`). What passes here to Decap CMS is JSON: the fields of each language under its tag.
 */
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language, type TranslationLanguage } from '../src/i18n/languages'
import type { ContentType } from '../src/schema/contentType'
import { FrontMatterError } from '../src/schema/contentFile'
import { contentTypeOf } from '../src/schema/registry'
import { DIGEST_FIELD, fileIn, sourcePath, translationOf } from '../src/schema/translation'
import { translationToWrite, type TranslationForm } from './checks'
import { BODY, changedFields, entryOf, OWN, withFields, type Entry } from './contentFile'
import type { Backend, DataFile, StoredFile } from './decap'
import { entryIn, FORM_LANGUAGES, isWritten, wholeLanguage, withWords, wordsIn, type Forms } from './languages'
import { deskLanguage, said } from './words/deskWords'
import { mistakeSaid } from './words/sentences'

/** Under this name an entry holds its content type, by which the lists that share a folder are told apart. */
export const TYPE = `${OWN}type`

/** Of a new entry that has no title in the language of the desk: its title, which gives a name to its file, is another form's. */
export const LENT = `${OWN}lent`

const typeAt = (path: string) => contentTypeOf(sourcePath(path.replace(/^content\//, '')))

/** Fields of a type in the order of its files. */
const orderOf = (type: ContentType) => [...Object.keys(type.schema.shape), BODY]

/** The entry of a file; of one that cannot be read, the reason in the place of its name. */
const shownEntry = (text: string): Entry => {
  try {
    return entryOf(text)
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    const sentence = said.unreadable(mistakeSaid(error.mistake))
    return { title: sentence, name: sentence }
  }
}

/** Decap CMS cannot save an entry that has no words of a language at all. */
const asJson = (path: string, forms: Forms) =>
  JSON.stringify({
    ...Object.fromEntries(FORM_LANGUAGES.map((language) => [language, forms[language] ?? {}])),
    [deskLanguage]: { ...forms[deskLanguage], [TYPE]: typeAt(path)?.name },
  })

const listed = (stored: StoredFile) => ({
  ...stored,
  data: asJson(stored.file.path, { [deskLanguage]: shownEntry(stored.data ?? '') }),
})

interface Saying {
  /** What is wrong with a translation that is about to be written, in whole sentences */
  mistakesIn(form: TranslationForm, written: Entry, language: TranslationLanguage): string[]
  /** Tells the editor why nothing was saved, and gives the error that Decap CMS is to have */
  refused(reason: string): Error
}

/**
 * A backend of Decap CMS that keeps files as this site does. It looks at a file before it writes it, and writes over nothing
 * that somebody else has saved meanwhile.
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

  /** One entry for the files of each; its words are those of the desk's language, where there are any. */
  async allEntriesByFolder(folder: string, extension: string, depth: number) {
    const files = await (this.host.allEntriesByFolder?.(folder, extension, depth, /\.md$/) ??
      this.host.entriesByFolder(folder, extension, depth))
    const isOfDesk = ({ file }: StoredFile) => (translationOf(file.path)?.language ?? SOURCE_LANGUAGE) === deskLanguage
    const entries = new Map<string, StoredFile & { entry: Entry }>()
    for (const one of files
      .filter(({ file }) => typeAt(file.path))
      .sort((a, b) => Number(isOfDesk(a)) - Number(isOfDesk(b)))) {
      const path = sourcePath(one.file.path)
      const entry = { ...entries.get(path)?.entry, ...shownEntry(one.data ?? '') }
      entries.set(path, { file: { ...one.file, path }, data: null, entry })
    }
    return [...entries.values()].map(({ file, entry }) => ({
      file,
      data: asJson(file.path, { [deskLanguage]: entry }),
    }))
  }

  entriesByFolder(folder: string, extension: string, depth: number) {
    return this.allEntriesByFolder(folder, extension, depth)
  }

  async entriesByFiles(files: { path: string }[]) {
    return (await this.host.entriesByFiles(files)).map(listed)
  }

  async getEntry(path: string) {
    for (const language of ALL_LANGUAGES) {
      const at = fileIn(language, path)
      this.opened.set(at, await this.read(at))
    }
    const forms = this.formsAsOpened(path)
    return { file: { path }, data: forms ? asJson(path, forms) : null }
  }

  /** What the forms hold of an entry as it was opened; undefined where there is no file of it. */
  private formsAsOpened(path: string): Forms | undefined {
    const type = typeAt(path)
    const language = ALL_LANGUAGES.find((one) => this.opened.get(fileIn(one, path)) !== undefined)
    if (!type || !language) return undefined
    const whole = this.asOpened(fileIn(language, path))
    if (DIGEST_FIELD in whole) throw new Error(said.gone)
    const words = (one: Language) => wordsIn(type, this.asOpened(fileIn(one, path)))
    return {
      ...Object.fromEntries(FORM_LANGUAGES.map((one) => [one, words(one)])),
      [deskLanguage]: withWords(type.schema.shape, whole, words(deskLanguage)),
    }
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
    if (now !== before) throw new Error(now === undefined ? said.gone : said.othersToo)
    return withFields(before, entry, before === undefined ? [] : changedFields(entryOf(before), entry), order)
  }

  /** The files to write of one entry, and those to take away, whose words were all taken out. */
  private async filesOf({ path, slug, raw }: DataFile) {
    const type = typeAt(path)
    if (!type) throw new Error(`${path} is no file of this site.`)
    const { [deskLanguage]: own = {}, ...others } = JSON.parse(raw) as Forms
    const forms: Forms = { [deskLanguage]: LENT in own ? { ...own, title: '' } : own, ...others }
    const whole = wholeLanguage(type, forms)
    const english = entryIn(type, forms, whole)
    const wholeAt = fileIn(whole, path)
    const written = [{ path: wholeAt, slug, raw: await this.written(wholeAt, english, orderOf(type)) }]
    const gone: string[] = []
    for (const language of ALL_LANGUAGES.filter((one) => one !== whole)) {
      const at = fileIn(language, path)
      if (!isWritten(type, forms, language)) {
        if (this.opened.get(at) !== undefined) gone.push(at)
        continue
      }
      const form = { type, english, words: wordsIn(type, forms[language]) }
      // what was there alone becomes a translation
      const entry = translationToWrite(form, this.opened.get(path) === undefined ? {} : this.asOpened(at))
      if (!entry) continue
      const mistakes = this.saying.mistakesIn(form, entry, language as TranslationLanguage)
      if (mistakes.length > 0) throw new Error(mistakes.join(' '))
      written.push({ path: at, slug, raw: await this.written(at, entry, orderOf(type)) })
    }
    return { written, gone }
  }

  /** A failure that is told. */
  private told<T>(doing: Promise<T>): Promise<T> {
    return doing.catch((error: unknown) => {
      throw this.saying.refused(error instanceof Error ? error.message : String(error))
    })
  }

  persistEntry(...entry: Parameters<Backend['persistEntry']>) {
    return this.told(this.save(...entry))
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

  deleteFiles(paths: string[], commitMessage: string) {
    return this.told(this.remove(paths, commitMessage))
  }

  /** An entry goes with its files in all languages, a picture only when no text names it any more. */
  private async remove(paths: string[], commitMessage: string) {
    const all = paths.flatMap((path) => (path.endsWith('.md') ? ALL_LANGUAGES.map((one) => fileIn(one, path)) : path))
    const there: string[] = []
    for (const path of all) {
      const isText = path.endsWith('.md')
      const users = isText ? [] : await this.usersOf(path)
      if (users.length > 0) throw new Error(said.pictureInUse(users.join(', ')))
      if (!isText || (await this.read(path)) !== undefined) there.push(path)
    }
    await this.host.deleteFiles(there, commitMessage)
  }

  /** Titles of the texts beside a picture that name it */
  private async usersOf(path: string) {
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
    const texts = await this.host.entriesByFolder(folder, 'md', 1)
    return texts
      .map(({ data }) => data ?? '')
      .filter((text) => text.split(/[\s"'()[\],]+/).includes(name))
      .map(shownEntry)
      .map(({ title, name: called }) => `“${String(title ?? called)}”`)
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
