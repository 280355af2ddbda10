/** The editors' desk at /admin: Decap CMS, with forms and checks from src/schema. Bundled by scripts/build-cms.ts. */
import './startAs'
import { DecapCmsCore as CMS, type Control, type DecapMap } from 'decap-cms-core'
import { Backend } from 'desk-backend'
import * as z from 'zod'
import type { KnownContent } from './knownContent'
import { present } from '../lib/present'
import { topFolder } from '../lib/topFolder'
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language, type TranslationLanguage } from '../i18n/languages'
import { contentTypes } from '../schema/registry'
import { translationOf, translationPath } from '../schema/translation'
import { LAYERS } from '../styles/layers'
import { checkEntry } from './checkEntry'
import { FORMAT, fromFile, isEmpty, PLACE, toFile, UNREADABLE } from './contentFormat'
import { deskConfig } from './deskConfig'
import { checkWording, deskLanguage, deskWords, saidHere } from './deskWords'
import { english } from './english'
import { fieldsOf } from './fieldConfig'
import { indonesian, indonesianChoices } from './indonesian'
import { indonesianLabels } from './indonesianLabels'
import { indonesianHint } from './indonesianHints'
import { withLetterCount } from './letterCount'
import { listInSight } from './listInSight'
import { LiveContent } from './liveContent'
import type { Saving } from './othersEdits'
import { withOlderNote } from './olderNote'
import { pictureBlock } from './pictureBlock'
import { withPicture } from './pointOnPicture'
import { previewOf } from './preview/Preview'
import { previews } from './preview/previews'
import './preview/styles'
import { setWords } from './preview/words'
import { makeUploadsSafe } from './safeUpload'
import { withoutOverwriting } from './savingBackend'
import { withSeveralPictures } from './severalPictures'
import { showMistakes } from './showMistakes'
import { saysForAWhile } from './statusLine'
import { editedTranslation, isOlder, translationMistakes, type TranslationForm } from './translationEdits'
import { list, object, string, widgets } from './widgets'
import { withLabels } from './withLabels'
import { isWithinList } from './withinList'
import { WRITTEN_AS } from './writtenAs'

// or it would try whether the desk's policy lets it compile
z.config({ jitless: true })

declare const BACKEND: { backend: { name: string } }

makeUploadsSafe()
showMistakes()
listInSight()

const content = (await (await fetch(new URL('known.json', document.baseURI))).json()) as KnownContent
const known = new LiveContent(content)
setWords(content.words)

/** By path: what the open form is about to save */
const saving = new Map<string, Saving>()

/** By language: the same of the translations of that form whose words have changed */
const savingIn = new Map<TranslationLanguage, Saving>()

/** By path: texts of files as they were opened, or last written from here */
const texts = new Map<string, string>()

/** The type of an entry: the name of its list, or of its file where it stands alone. */
const typeOf = (entry: DecapMap) =>
  present(
    contentTypes.find(({ name }) => name === entry.get('collection') || name === entry.get('slug')),
    'content type of an entry',
  )

const mistakesOf = (entry: DecapMap) => {
  const data = (entry.get('data') as DecapMap).toJS()
  const { [UNREADABLE]: unreadable } = data
  if (unreadable) return ['title', 'name'].map((field) => ({ field, message: String(unreadable) }))
  const mistakes = checkEntry(typeOf(entry), data, known, checkWording)
  const taken = entry.get('newRecord') ? known.numberMistake(data.number, checkWording) : undefined
  return taken ? [...mistakes, { field: 'number', message: taken }] : mistakes
}

const formIn = (entry: DecapMap, language: TranslationLanguage): TranslationForm => ({
  type: typeOf(entry),
  language,
  english: (entry.get('data') as DecapMap).toJS(),
  words: (entry.getIn(['i18n', language, 'data']) as DecapMap | undefined)?.toJS(),
  file: texts.get(translationPath(String(entry.get('path')), language)),
})

/** Takes note of the translations that are to be saved with an entry. */
const saveTranslations = (entry: DecapMap, order: readonly string[]) => {
  savingIn.clear()
  const mistakes: string[] = []
  for (const language of TRANSLATION_LANGUAGES) {
    const form = formIn(entry, language)
    const edited = editedTranslation(form)
    if (!edited) continue
    const path = String(entry.get('path') || form.type.files)
    mistakes.push(...translationMistakes(form, edited, path, known, checkWording))
    savingIn.set(language, { entry: edited, order })
  }
  if (mistakes.length > 0) throw new Error(mistakes.join(' '))
}

/** The first field of an older translation says that it is. */
const saysOlder = (entry: DecapMap, locale: Language | undefined, field: string) =>
  locale !== undefined &&
  locale !== SOURCE_LANGUAGE &&
  fieldsOf(typeOf(entry)).find(({ i18n }) => i18n)?.name === field &&
  isOlder(formIn(entry, locale))

/** A widget that says below its field what the build would say. */
const checked = (Base: Control): Control =>
  class extends Base {
    override isValid = () => {
      const { field, value, entry, parentIds, locale } = this.props
      if (locale !== undefined && locale !== SOURCE_LANGUAGE) return true
      // Decap CMS says it itself, in the language of the desk; a list of it is its own
      if (field.get('required') && (isEmpty(value) || (value as { size?: number }).size === 0)) return true
      const name = String(field.get('name'))
      const data = (entry.get('data') as DecapMap).toJS()
      const messages = mistakesOf(entry).filter((mistake) =>
        parentIds.length > 0 ? isWithinList(mistake, { name, value, parentIds }, data) : mistake.field === name,
      )
      if (messages.length === 0) return true
      return {
        error: { type: 'CUSTOM', parentIds, message: messages.map(({ message }) => message).join(' ') },
      }
    }
  }

/** Decap CMS draws a picture's field before the picture has come, and not again when it has. */
const drawnAgain = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
  }

for (const widget of widgets) {
  const { name, controlComponent } = widget
  const control = name === 'image' ? drawnAgain(controlComponent) : controlComponent
  CMS.registerWidget({ ...widget, controlComponent: withOlderNote(withLetterCount(checked(control)), saysOlder) })
}
CMS.registerWidget(object)
CMS.registerWidget({ ...list, controlComponent: withOlderNote(withSeveralPictures(list.controlComponent), saysOlder) })
CMS.registerWidget({ ...string, name: 'point', controlComponent: withPicture(checked(string.controlComponent)) })
CMS.registerBackend(
  BACKEND.backend.name,
  withoutOverwriting(
    Backend,
    (path) => {
      const translation = translationOf(path)
      return translation ? savingIn.get(translation.language) : saving.get(path)
    },
    texts,
  ),
)
CMS.registerLocale('en', english)
CMS.registerLocale('id', indonesian)

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const mistake = mistakesOf(entry)[0]?.message
    if (mistake) throw new Error(mistake)
    const order = fieldsOf(typeOf(entry)).map(({ name }) => name)
    saveTranslations(entry, order)
    if (!entry.get('newRecord')) {
      const data = (entry.get('data') as DecapMap).toJS()
      saving.set(String(entry.get('path')), { entry: data, order })
      return undefined
    }
    const data = entry.get('data') as DecapMap
    const folder = topFolder(typeOf(entry).files)
    const place = known.nextPlace(folder, data.toJS())
    return data.set(PLACE, place)
  },
})

let saved = false

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const data = (entry.get('data') as DecapMap).toJS()
    known.add(topFolder(typeOf(entry).files), data, String(data[PLACE] ?? 0))
    saved = true
    saysForAWhile(deskWords.seenAt(known.pageOf(data), BACKEND.backend.name === 'proxy'))
    return undefined
  },
})

const LIST = /#\/collections\/\w+$/
const FORM = /#\/collections\/\w+\/entries\//

// Decap CMS keeps its lists as they were before an edit, and a form where an address leads from it to another one
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ((saved && LIST.test(newURL)) || (FORM.test(oldURL) && FORM.test(newURL))) window.location.reload()
})

for (const type of contentTypes) {
  const draw = previews[type.name]
  if (draw) CMS.registerPreviewTemplate(type.name, previewOf(type, draw))
}
// the order of the layers stands before all styles, as in the pages
CMS.registerPreviewStyle(LAYERS, { raw: true })
CMS.registerPreviewStyle(new URL('main.css', document.baseURI).href)

/** Decap CMS names fields in the order of their form; a file has them in that of its schema. */
const inFileOrder = (names: readonly string[]) =>
  contentTypes
    .map((type) => fieldsOf(type).map(({ name }) => name))
    .find((order) => order.length === names.length && names.every((name) => order.includes(name))) ?? names

CMS.registerCustomFormat(FORMAT, 'md', {
  fromFile: (text) => fromFile(text, saidHere, checkWording),
  toFile: (entry, names) => toFile(entry, inFileOrder(names)),
})
CMS.registerRemarkPlugin(WRITTEN_AS)
const named = <T>(settings: T) =>
  deskLanguage === 'id'
    ? withLabels(settings, { names: indonesianLabels, choices: indonesianChoices, hintOf: indonesianHint })
    : settings
const { label, fields } = pictureBlock
CMS.registerEditorComponent({ ...pictureBlock, ...named({ label, fields }) })
const config = deskConfig(new Set(Object.keys(previews)), known.nextNumber())
CMS.init({
  config: {
    ...BACKEND,
    ...named(config),
    locale: deskLanguage,
  },
})
document.documentElement.lang = deskLanguage
