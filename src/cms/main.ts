/** The editors' desk at /admin: Decap CMS, with forms and checks from src/schema. Bundled by scripts/build-cms.ts. */
import './startAsGrid'
import CMS, { type Control, type DecapMap } from 'decap-cms-app'
import type { KnownContent } from './knownContent'
import { present } from '../lib/present'
import { topFolder } from '../lib/topFolder'
import { contentTypes } from '../schema/registry'
import { LAYERS } from '../styles/layers'
import { checkEntry } from './checkEntry'
import { collectionsOf } from './collections'
import { FORMAT, fromFile, PLACE, toFile, UNREADABLE } from './contentFormat'
import { LiveContent } from './liveContent'
import { withPicture } from './pointOnPicture'
import { previewOf } from './preview/Preview'
import { previews } from './preview/previews'
import './preview/styles'
import { setWords } from './preview/words'
import { makeUploadsSafe } from './safeUpload'

declare const BACKEND: Record<string, unknown>

makeUploadsSafe()

const content = (await (await fetch(new URL('known.json', document.baseURI))).json()) as KnownContent
const known = new LiveContent(content)
setWords(content.words)

/** The type of an entry: the name of its list, or of its file where it stands alone. */
const typeOf = (entry: DecapMap) =>
  present(
    contentTypes.find(({ name }) => name === entry.get('collection') || name === entry.get('slug')),
    'content type of an entry',
  )

const mistakesOf = (entry: DecapMap) => {
  const data = (entry.get('data') as DecapMap).toJS()
  const mistakes = checkEntry(typeOf(entry), data, known)
  const taken = entry.get('newRecord') ? known.numberMistake(data.number) : undefined
  return taken ? [...mistakes, { field: 'number', message: taken }] : mistakes
}

/** A widget that says below its field what the build would say. */
const checked = (Base: Control): Control =>
  class extends Base {
    override isValid = () => {
      const { field, entry, parentIds } = this.props
      // within an entry of a list: what is wrong there is said of the list, when the entry is saved
      if (parentIds.length > 0) return true
      const messages = mistakesOf(entry).filter((mistake) => mistake.field === field.get('name'))
      if (messages.length === 0) return true
      return { error: { type: 'CUSTOM', parentIds, message: messages.map(({ message }) => message).join(' ') } }
    }
  }

/** Decap CMS draws a picture's field before the picture has come, and not again when it has. */
const drawnAgain = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
  }

for (const name of ['string', 'text', 'number', 'select', 'image', 'boolean', 'datetime', 'markdown']) {
  const { control, preview, schema } = CMS.getWidget(name)
  CMS.registerWidget(name, checked(name === 'image' ? drawnAgain(control) : control), preview, schema)
}

const { control, preview, schema } = CMS.getWidget('string')
CMS.registerWidget('point', withPicture(control), preview, schema)

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const unreadable = (entry.get('data') as DecapMap).get(UNREADABLE)
    if (unreadable) throw new Error(`The file ${String(unreadable)} Mend it by hand.`)
    const mistake = mistakesOf(entry)[0]?.message
    if (mistake) throw new Error(mistake)
    if (!entry.get('newRecord')) return undefined
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
    return undefined
  },
})

// Decap CMS keeps its lists as they were before an edit
window.addEventListener('hashchange', () => {
  if (saved && /^#\/collections\/\w+$/.test(window.location.hash)) window.location.reload()
})

for (const type of contentTypes) {
  const draw = previews[type.name]
  if (draw) CMS.registerPreviewTemplate(type.name, previewOf(type, draw))
}
// the order of the layers stands before all styles, as in the pages
CMS.registerPreviewStyle(LAYERS, { raw: true })
CMS.registerPreviewStyle(new URL('main.css', document.baseURI).href)

const collections = collectionsOf(contentTypes, new Set(Object.keys(previews)))
const number = collections[0]?.fields?.find(({ name }) => name === 'number')
if (number) number.default = known.nextNumber()

CMS.registerCustomFormat(FORMAT, 'md', { fromFile, toFile })
CMS.init({
  config: {
    load_config_file: false,
    show_preview_links: false,
    ...BACKEND,
    media_folder: 'content',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true },
    collections,
  },
})
