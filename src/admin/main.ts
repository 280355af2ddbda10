/** The editors' desk at /admin: Decap CMS, with forms and checks from src/schema. Bundled by scripts/build-admin.ts. */
import CMS, { type Control, type DecapMap } from 'decap-cms-app'
import { contentTypes } from '../schema/registry'
import { checkEntry } from './checkEntry'
import { collectionsOf } from './collections'
import { FORMAT, fromFile, PLACE, toFile, UNREADABLE } from './contentFormat'
import { Known, type KnownContent } from './knownContent'

declare const KNOWN_CONTENT: KnownContent
declare const BACKEND: Record<string, unknown>

const known = new Known(KNOWN_CONTENT)

/** The type of an entry: the name of its list, or of its file where it stands alone. */
const typeOf = (entry: DecapMap) =>
  contentTypes.find(({ name }) => name === entry.get('collection') || name === entry.get('slug'))!

const mistakesOf = (entry: DecapMap) => {
  const data = (entry.get('data') as DecapMap).toJS()
  const mistakes = checkEntry(typeOf(entry), data, known.routes)
  const taken = entry.get('newRecord') ? known.numberMistake(data.number) : undefined
  return taken ? [...mistakes, { field: 'number', message: taken }] : mistakes
}

/** A widget that says below its field what the build would say. */
const checked = (Base: Control): Control =>
  class extends Base {
    override isValid = () => {
      const { field, entry, parentIds } = this.props
      const messages = mistakesOf(entry).filter((mistake) => mistake.field === field.get('name'))
      if (messages.length === 0) return true
      return { error: { type: 'CUSTOM', parentIds, message: messages.map(({ message }) => message).join(' ') } }
    }
  }

for (const name of ['string', 'text', 'number', 'select', 'image', 'boolean', 'datetime', 'markdown']) {
  const { control, preview, schema } = CMS.getWidget(name)
  CMS.registerWidget(name, checked(control), preview, schema)
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const unreadable = (entry.get('data') as DecapMap).get(UNREADABLE)
    if (unreadable) throw new Error(`The file ${String(unreadable)} Mend it by hand.`)
    const mistake = mistakesOf(entry)[0]?.message
    if (mistake) throw new Error(mistake)
    if (!entry.get('newRecord')) return undefined
    const data = entry.get('data') as DecapMap
    const folder = typeOf(entry).files.split('/')[0]!
    const place = known.nextPlace(folder, data.toJS())
    return data.set(PLACE, place)
  },
})

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const data = (entry.get('data') as DecapMap).toJS()
    known.add(typeOf(entry).files.split('/')[0]!, data, String(data[PLACE] ?? 0))
    return undefined
  },
})

const collections = collectionsOf(contentTypes)
const number = collections[0]?.fields?.find(({ name }) => name === 'number')
if (number) number.default = known.nextNumber()

CMS.registerCustomFormat(FORMAT, 'md', { fromFile, toFile })
CMS.init({
  config: {
    load_config_file: false,
    ...BACKEND,
    media_folder: 'content',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true },
    collections,
  },
})
