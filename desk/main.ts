/** The editors' desk at /admin: Decap CMS, with forms and checks from src/schema. Bundled by build.ts. */
import * as z from 'zod'
import { newsRoute } from '../src/config/routes'
import { hrefOf } from '../src/config/sitePath'
import { routeIn } from '../src/i18n/routeIn'
import { present } from '../src/lib/present'
import { topFolder } from '../src/lib/topFolder'
import { numberAfter, type Site } from '../src/schema/checks/addresses'
import { contentTypes } from '../src/schema/registry'
import { LAYERS } from '../src/styles/layers'
import { entryMistakes } from './checks'
import { deskConfig, hasPreview, PLACE } from './collections'
import type { Entry } from './contentFile'
import { loadDecap, type DecapMap, type SaveEvent } from './decap'
import { DRAFT, NUMBER } from './fields'
import type { knownContent } from './knownContent'
import { FORM_LANGUAGES, isWritten, type Forms } from './languages'
import { notice } from './notice'
import { keepFormOfPastes } from './paste'
import { makePhotographsSafe } from './photographs'
import { previewOf } from './preview/Preview'
import { LENT, SiteFiles } from './siteFiles'
import { changeWidgets, offerAllFields } from './widgets'
import { deskLanguage, said } from './words/deskWords'
import { indonesian } from './words/indonesian'

declare const BACKEND: { name: string }

// or it would try whether it may compile
z.config({ jitless: true })

// on a telephone, as in desk.css, one language has the screen; the other, or the preview, comes when it is asked for
if (matchMedia('(max-width: 49.99em)').matches) localStorage.setItem('cms.right-pane', 'none')

/** As it is now: another editor may have published. */
const known = () => fetch('known.json').then((response) => response.json() as Promise<ReturnType<typeof knownContent>>)
const [CMS, content] = await Promise.all([loadDecap(), known()])
const site: Site = { routes: new Set(content.routes) }
makePhotographsSafe()
keepFormOfPastes()

/** The type of an entry: the name of its list, or of its file where it stands alone. */
const typeOf = (entry: DecapMap) => {
  const type = contentTypes.find(({ name }) => name === entry.get('collection') || name === entry.get('slug'))
  return present(type, 'content type of an entry')
}

const formsOf = (entry: DecapMap): Forms => {
  const { data, i18n = {} } = entry.toJS() as { data: Entry; i18n?: Record<string, { data?: Entry }> }
  return Object.fromEntries(FORM_LANGUAGES.map((one) => [one, one === deskLanguage ? data : (i18n[one]?.data ?? {})]))
}

const mistakesOf = (entry: DecapMap) => entryMistakes(typeOf(entry), formsOf(entry), site)

/** The language other than that of the desk in which alone an entry is written */
const elsewhere = (entry: DecapMap) => {
  const written = FORM_LANGUAGES.filter((one) => isWritten(typeOf(entry), formsOf(entry), one))
  return written.includes(deskLanguage) ? undefined : written[0]
}

offerAllFields()
changeWidgets(CMS, { mistakesOf, elsewhere })

const sayNotSaved = (reason: string) =>
  notice(said.notSaved(/fetch|network|load failed/i.test(reason) ? said.noConnection : reason))

/** An error of which Decap CMS shows the sentence alone */
const refused = (reason: string) => {
  sayNotSaved(reason)
  return Object.assign(new Error(reason), { name: '' })
}

const backend = present(CMS.getBackend(BACKEND.name), `backend "${BACKEND.name}" of Decap CMS`)

let files: SiteFiles

// Decap CMS calls it with `new`
CMS.registerBackend('site', function (...settings: unknown[]) {
  const host = backend.init(...settings)
  files = new SiteFiles(host, site, refused, async (path) => (await known()).linkedFrom[path] ?? [])
  return files.inFrontOfHost()
})

/** A new entry with the next number of its kind. */
const numbered = async (entry: DecapMap) => {
  const { files: path, schema } = typeOf(entry)
  const number = numberAfter(await files.numbersIn(topFolder(path)))
  const data = (entry.get('data') as DecapMap).set(PLACE, String(number).padStart(2, '0'))
  return entry.set('data', NUMBER in schema.shape ? data.set(NUMBER, number) : data)
}

const preSave = async ({ entry }: SaveEvent) => {
  notice('')
  const isNew = entry.get('newRecord')
  const whole = isNew ? await numbered(entry) : entry
  const mistakes = mistakesOf(whole).map(({ sentence }) => sentence)
  if (mistakes.length > 0) throw refused(mistakes.join(' '))
  const other = elsewhere(entry)
  const data = whole.get('data') as DecapMap
  return isNew && other ? data.set('title', formsOf(entry)[other]?.title).set(LENT, true) : data
}

const postSave = ({ entry }: SaveEvent) => {
  const data = entry.get('data') as DecapMap
  const saved = BACKEND.name === 'proxy' ? said.saved : said.savedAtHost
  const number = data.get(NUMBER) as number | undefined
  const page = number === undefined ? '' : routeIn(elsewhere(entry) ?? deskLanguage, newsRoute(number))
  notice(data.get(DRAFT) ? said.savedDraft : saved, hrefOf(page))
  // until Decap CMS has loaded what was new, it would save it as another new one, and lose what is written meanwhile
  const desk = document.getElementById('nc-root')
  if (!desk || !entry.get('newRecord')) return
  desk.inert = true
  window.addEventListener('hashchange', () => (desk.inert = false), { once: true })
}

CMS.registerEventListener({ name: 'preSave', handler: preSave })
CMS.registerEventListener({ name: 'postSave', handler: postSave })

// what Decap CMS tells nobody: that fields kept an entry from being saved, and its own failures
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error) sayNotSaved(reason.message)
  else if (reason === undefined) {
    sayNotSaved(said.inRed)
    document.querySelector("[class*='-ControlErrorsList']")?.scrollIntoView({ block: 'center' })
  }
})

for (const type of contentTypes.filter(hasPreview)) CMS.registerPreviewTemplate(type.name, previewOf(type))
// the order of the layers stands before all styles, as in the pages; links would lead out of the preview
CMS.registerPreviewStyle(`${LAYERS} a { pointer-events: none }`, { raw: true })
CMS.registerPreviewStyle(new URL('main.css', document.baseURI).href)
// lists with the hyphens of this site
CMS.registerRemarkPlugin({ settings: { bullet: '-' } })
CMS.registerLocale('desk', deskLanguage === 'id' ? indonesian : { ui: { toast: { onFailToPersist: 'Not saved.' } } })
CMS.init({ config: { ...deskConfig(), backend: { ...BACKEND, name: 'site' }, locale: 'desk' } })
document.documentElement.lang = deskLanguage
