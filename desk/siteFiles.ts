/**
 * Between Decap CMS and a Git host: Decap CMS keeps both languages of an entry in one file, this site in two (`index.md` and
 * `index.id.md`). What passes here to Decap CMS is JSON: the fields of each language under its tag.
 */
import { ALL_LANGUAGES, type Language, type TranslationLanguage } from '../src/i18n/languages'
import { present } from '../src/lib/present'
import type { Site } from '../src/schema/checks/addresses'
import { FrontMatterError } from '../src/schema/contentFile'
import { contentTypeOf } from '../src/schema/registry'
import { DIGEST_FIELD, fileIn, sourcePath } from '../src/schema/translation'
import { checkedTranslation } from './checks'
import { entryOf, fileText, isEmpty, OWN, type Entry } from './contentFile'
import type { Backend, DataFile, StoredFile } from './decap'
import { entryIn, FORM_LANGUAGES, wholeLanguage, withWords, wordsIn, type Forms } from './languages'
import { deskLanguage, said } from './words/deskWords'
import { mistakeSaid } from './words/labels'

/** Under this name an entry holds its content type, by which the lists that share a folder are told apart. */
export const TYPE = `${OWN}type`

/** Of a new entry that has no title in the language of the desk: its title, which gives a name to its file, is another form's. */
export const LENT = `${OWN}lent`

const typeAt = (path: string) => contentTypeOf(sourcePath(path.replace(/^content\//, '')))

/** The entry of a file; of one that cannot be read, the reason in the place of its name. */
const shownEntry = (text: string | undefined | null): Entry => {
  try {
    return text ? entryOf(text) : {}
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    const sentence = said.unreadable(mistakeSaid(error.mistake))
    return { title: sentence, name: sentence }
  }
}

/** An entry as Decap CMS gets it, which cannot save one that has no words of a language at all. */
const stored = (file: StoredFile['file'], forms: Forms): StoredFile => ({
  file,
  data: JSON.stringify({
    ...Object.fromEntries(FORM_LANGUAGES.map((language) => [language, forms[language] ?? {}])),
    [deskLanguage]: { ...forms[deskLanguage], [TYPE]: typeAt(file.path)?.name },
  }),
})

/**
 * A backend of Decap CMS that keeps files as this site does. It looks at a file before it writes it, and writes over nothing
 * that somebody else has saved meanwhile. Decap CMS saves and deletes one entry, or one picture, at a time.
 */
export class SiteFiles implements Backend {
  /** By path: a file's text as it was opened, or last written from here; undefined where there is none */
  private readonly opened = new Map<string, string | undefined>()

  constructor(
    private readonly host: Backend,
    private readonly site: Site,
    /** Tells the editor why nothing was saved, and gives the error that Decap CMS is to have */
    private readonly refused: (reason: string) => Error,
    /** Titles of the texts that link to the page of a file */
    private readonly linkedFrom: (path: string) => Promise<readonly string[]>,
  ) {}

  private async read(path: string) {
    const found = await this.host.getEntry(path).catch(() => undefined)
    return found?.data || undefined
  }

  /** One entry for the files of each; its words are those of the desk's language, where there are any. */
  async allEntriesByFolder(folder: string, extension: string, depth: number) {
    const files = await (this.host.allEntriesByFolder?.(folder, extension, depth, /\.md$/) ??
      this.host.entriesByFolder(folder, extension, depth))
    const texts = new Map(files.map(({ file, data }) => [file.path, data]))
    const paths = new Set([...texts.keys()].map(sourcePath).filter(typeAt))
    return [...paths].map((path) => {
      const [own, ...others] = FORM_LANGUAGES.map((one) => shownEntry(texts.get(fileIn(one, path))))
      return stored({ path }, { [deskLanguage]: Object.assign({}, ...others, own) as Entry })
    })
  }

  readonly entriesByFolder = this.allEntriesByFolder

  async entriesByFiles(files: { path: string }[]) {
    const found = await this.host.entriesByFiles(files)
    return found.map(({ file, data }) => stored(file, { [deskLanguage]: shownEntry(data) }))
  }

  async getEntry(path: string) {
    for (const at of ALL_LANGUAGES.map((one) => fileIn(one, path))) this.opened.set(at, await this.read(at))
    const type = typeAt(path)
    const fields = (one: Language) => shownEntry(this.opened.get(fileIn(one, path)))
    const language = ALL_LANGUAGES.find((one) => this.opened.get(fileIn(one, path)))
    if (!type || !language) return { file: { path }, data: null }
    const whole = fields(language)
    if (DIGEST_FIELD in whole) throw new Error(said.gone)
    const words = FORM_LANGUAGES.map((one) => [one, wordsIn(type, fields(one))] as const)
    const own = withWords(type, whole, wordsIn(type, fields(deskLanguage)))
    return stored({ path }, { ...Object.fromEntries(words), [deskLanguage]: own })
  }

  /** The files to write of one entry, and those to take away, whose words were all taken out. */
  private async filesOf({ path, slug, raw }: DataFile) {
    const type = present(typeAt(path), `content type of ${path}`)
    const { [deskLanguage]: own = {}, ...others } = JSON.parse(raw) as Forms
    const forms: Forms = { [deskLanguage]: LENT in own ? { ...own, title: '' } : own, ...others }
    const whole = wholeLanguage(type, forms)
    const entry = entryIn(type, forms, whole)
    const written = new Map([[fileIn(whole, path), entry]])
    const gone: string[] = []
    for (const language of ALL_LANGUAGES.filter((one) => one !== whole)) {
      const at = fileIn(language, path)
      // what was there alone becomes a translation
      const before = this.opened.get(path) ? wordsIn(type, shownEntry(this.opened.get(at))) : {}
      const words = wordsIn(type, forms[language])
      if (isEmpty(words)) gone.push(...(this.opened.get(at) ? [at] : []))
      else if (JSON.stringify(words) !== JSON.stringify(before))
        written.set(at, checkedTranslation(type, entry, words, language as TranslationLanguage, this.site))
    }
    const files = [...written].map(async ([at, fields]) => {
      const before = this.opened.get(at)
      const now = await this.read(at)
      if (now !== before) throw new Error(now === undefined ? said.gone : said.othersToo)
      return { path: at, slug, raw: fileText(before, fields, Object.keys(type.schema.shape)) }
    })
    return { written: await Promise.all(files), gone }
  }

  private told<T>(doing: () => Promise<T>): Promise<T> {
    return doing().catch((error: unknown) => {
      throw this.refused(error instanceof Error ? error.message : String(error))
    })
  }

  persistEntry(entry: { dataFiles: [DataFile]; assets: unknown[] }, options: { commitMessage: string }) {
    return this.told(async () => {
      const { written, gone } = await this.filesOf(entry.dataFiles[0])
      await this.host.persistEntry({ ...entry, dataFiles: written }, options)
      for (const { path, raw } of written) this.opened.set(path, raw)
      if (gone.length > 0) await this.host.deleteFiles(gone, options.commitMessage)
      for (const path of gone) this.opened.delete(path)
    })
  }

  /** An entry goes with its files in all languages, when no text links to it any more; a picture when none names it. */
  deleteFiles([path]: [string], commitMessage: string) {
    return this.told(async () => {
      const isText = path.endsWith('.md')
      const users = await (isText ? this.linkedFrom(path) : this.usersOf(path))
      if (users.length > 0) throw new Error((isText ? said.linked : said.pictureInUse)(users.slice(0, 3).join(', ')))
      const files = isText ? ALL_LANGUAGES.map((one) => fileIn(one, path)) : [path]
      const there = await Promise.all(files.map(async (at) => (!isText || (await this.read(at)) ? at : [])))
      await this.host.deleteFiles(there.flat(), commitMessage)
    })
  }

  /** Titles of the texts beside a picture that name it */
  private async usersOf(path: string) {
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
    const texts = await this.host.entriesByFolder(folder, 'md', 1)
    const users = texts.filter(({ data }) => data?.split(/[\s"'()[\],]+/).includes(name))
    return users.map(({ data }) => shownEntry(data)).map((entry) => `“${String(entry.title ?? entry.name)}”`)
  }

  /** Numbers in front of the names of a folder of content */
  numbersIn(folder: string) {
    return this.told(async () => {
      const files = await this.allEntriesByFolder(`content/${folder}`, 'md', 2)
      return files.map(({ file }) => Number(/\/(\d+)-/.exec(file.path)?.[1] ?? 0))
    })
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
