/** The editors' desk at /admin: Decap CMS, with forms and checks from src/schema. Bundled by build.ts. */
import * as z from 'zod'
import { SOURCE_LANGUAGE } from '../src/i18n/languages'
import { present } from '../src/lib/present'
import { topFolder } from '../src/lib/topFolder'
import { contentTypes } from '../src/schema/registry'
import { LAYERS } from '../src/styles/layers'
import { checkEntry } from './checkEntry'
import { deskConfig, FORMAT, PLACE } from './collections'
import { isEmpty } from './contentFile'
import { loadDecap, type Control, type DecapMap } from './decap'
import type { KnownContent } from './knownContent'
import { LiveContent } from './liveContent'
import { notice } from './notice'
import { makePhotographsSafe } from './photographs'
import { previewOf } from './preview/Preview'
import { previews } from './preview/previews'
import './preview/styles'
import { setWords } from './preview/words'
import { withSiteFiles } from './siteFiles'
import { translationMistakes } from './translations'
import { deskLanguage, said } from './words/deskWords'
import { english } from './words/english'
import { indonesian } from './words/indonesian'

declare const BACKEND: { name: string }

// or it would try whether it may compile
z.config({ jitless: true })

// on a telephone one language has the screen; the other, or the preview, comes when it is asked for
if (matchMedia('(max-width: 49.99em)').matches) localStorage.setItem('cms.right-pane', 'none')

const [CMS, content] = await Promise.all([
  loadDecap(),
  fetch('known.json').then((response) => response.json() as Promise<KnownContent>),
])
const known = new LiveContent(content)
setWords(content.words)
makePhotographsSafe()

/** The type of an entry: the name of its list, or of its file where it stands alone. */
const typeOf = (entry: DecapMap) =>
  present(
    contentTypes.find(({ name }) => name === entry.get('collection') || name === entry.get('slug')),
    'content type of an entry',
  )

const dataOf = (entry: DecapMap) => (entry.get('data') as DecapMap).toJS()

const mistakesOf = (entry: DecapMap) => {
  const data = dataOf(entry)
  const taken = entry.get('newRecord') ? known.numberMistake(data.number) : undefined
  const mistakes = checkEntry(typeOf(entry), data, known)
  return taken === undefined ? mistakes : [...mistakes, { field: 'number', sentence: taken }]
}

/** A widget that says below its field what the build would say. */
const checked = (Base: Control): Control =>
  class extends Base {
    override isValid = () => {
      const { field, value, entry, parentIds, locale } = this.props
      // Decap CMS says itself that something is missing
      if ((locale ?? SOURCE_LANGUAGE) !== SOURCE_LANGUAGE || parentIds.length > 0 || isEmpty(value)) return true
      const found = mistakesOf(entry).filter((mistake) => mistake.field === field.get('name'))
      if (found.length === 0) return true
      return { error: { type: 'CUSTOM', message: found.map(({ sentence }) => sentence).join(' ') } }
    }
  }

/** Decap CMS draws a picture's field before the picture has come, and not again when it has. */
const drawnAgain = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
  }

for (const name of ['boolean', 'datetime', 'image', 'markdown', 'number', 'select', 'string', 'text']) {
  const { control, ...widget } = CMS.getWidget(name)
  CMS.registerWidget({ ...widget, name, controlComponent: checked(name === 'image' ? drawnAgain(control) : control) })
}

/** An error of which Decap CMS shows the sentence alone */
const refused = (reason: string) => {
  notice(said.notSaved(reason))
  return Object.assign(new Error(reason), { name: '' })
}

const backend = present(CMS.getBackend(BACKEND.name), `backend "${BACKEND.name}" of Decap CMS`)

CMS.registerBackend(
  'site',
  class {
    constructor(...settings: unknown[]) {
      return withSiteFiles(backend.init(...settings), {
        refused,
        mistakesIn: (form, written, language) => translationMistakes(form, written, language, known),
      })
    }
  },
)

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const mistakes = mistakesOf(entry).map(({ sentence }) => sentence)
    if (mistakes.length > 0) throw refused(mistakes.join(' '))
    if (!entry.get('newRecord')) return undefined
    const place = known.nextPlace(topFolder(typeOf(entry).files), dataOf(entry))
    return (entry.get('data') as DecapMap).set(PLACE, place)
  },
})

let isSaved = false

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const data = dataOf(entry)
    known.add(topFolder(typeOf(entry).files), data, String(data[PLACE] ?? 0))
    isSaved = true
    notice(said.saved(known.pageOf(data), BACKEND.name === 'proxy'))
    return undefined
  },
})

/** Lists below a field of what is wrong with it */
const MISTAKES = "[class*='-ControlErrorsList']"

// what Decap CMS tells nobody: that fields kept an entry from being saved, and its own failures
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error) notice(said.notSaved(reason.message))
  else if (reason === undefined) {
    notice(said.notSaved(said.inRed))
    document.querySelector(MISTAKES)?.scrollIntoView({ block: 'center' })
  }
})

const LIST = /#\/collections\/\w+$/
const FORM = /#\/collections\/\w+\/entries\//

// Decap CMS keeps its lists as they were before an edit, and a form where an address leads from it to another one
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ((isSaved && LIST.test(newURL)) || (FORM.test(oldURL) && FORM.test(newURL))) window.location.reload()
})

for (const type of contentTypes) {
  const draw = previews[type.name]
  if (draw) CMS.registerPreviewTemplate(type.name, previewOf(type, draw))
}
// the order of the layers stands before all styles, as in the pages
CMS.registerPreviewStyle(LAYERS, { raw: true })
CMS.registerPreviewStyle(new URL('main.css', document.baseURI).href)
CMS.registerCustomFormat(FORMAT, 'md', {
  fromFile: (text) => JSON.parse(text),
  toFile: (entry) => JSON.stringify(entry),
})
// lists with the hyphens of this site
CMS.registerRemarkPlugin({ settings: { bullet: '-' } })
CMS.registerLocale('desk', deskLanguage === 'id' ? indonesian : english)
CMS.init({
  config: {
    ...deskConfig(new Set(Object.keys(previews)), known.nextNumber()),
    backend: { ...BACKEND, name: 'site' },
    locale: 'desk',
  },
})
document.documentElement.lang = deskLanguage
