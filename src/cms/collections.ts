import { present } from '../lib/present'
import { topFolder } from '../lib/topFolder'
import type { ContentType } from '../schema/contentType'
import { fieldsOf, type FieldConfig } from './fieldConfig'
import { formOrder } from './formOrder'
import { FORMAT, KIND, PLACE } from './contentFormat'
import { ENGLISH, sharesFolder } from './kind'
import { plainWords } from './plainWords'

/** What Decap CMS is told about one file that stands alone. */
export interface FileConfig {
  name: string
  label: string
  file: string
  i18n: true
  fields: FieldConfig[]
  /** Decap's own previews show bare fields, not this site: where there is none of ours, the form has the whole width */
  editor: { preview: boolean }
  media_folder: string
  public_folder: string
}

/** What Decap CMS is told about a list of things, or about the single files of a folder. */
interface Collection {
  name: string
  label: string
  fields?: FieldConfig[]
  files?: FileConfig[]
  [option: string]: unknown
}

/** Media lie beside the text and are named without a folder. */
const BESIDE = { media_folder: '', public_folder: '' }

const titleOf = (fields: readonly FieldConfig[]) =>
  present(
    fields.find(({ name }) => name === 'title' || name === 'name'),
    'field that names an entry',
  ).name

/** Names of the types whose entries can be shown as visitors see them (src/cms/preview). */
type Previewed = ReadonlySet<string>

const listCollection = (type: ContentType, previewed: Previewed): Collection => {
  const [folder, path = ''] = type.files.split('/*')
  const fields = formOrder(fieldsOf(type))
  const title = titleOf(fields)
  return {
    name: type.name,
    label: `${plainWords(type.name)}s`.replace(/ys$/, 'ies').replace(/ss$/, 's'),
    label_singular: plainWords(type.name).toLowerCase(),
    folder: `content/${folder}`,
    path: `{{slug}}${path.replace(/\.md$/, '')}`,
    extension: 'md',
    format: FORMAT,
    i18n: true,
    filter: { field: KIND, value: sharesFolder(type.name) ? type.name : ENGLISH },
    create: true,
    editor: { preview: previewed.has(type.name) },
    identifier_field: title,
    slug: `{{fields.${PLACE}}}-{{slug}}`,
    summary: fields.some(({ name }) => name === 'number') ? `{{number}} · {{${title}}}` : `{{${title}}}`,
    sortable_fields: ['order', title, 'number', 'date']
      .filter((field) => fields.some(({ name }) => name === field))
      .map((field) => (field === 'order' ? { field, default_sort: 'asc' } : { field })),
    ...BESIDE,
    fields,
  }
}

const fileConfig = (type: ContentType, previewed: Previewed): FileConfig => ({
  name: type.name,
  label: plainWords(type.name),
  file: `content/${type.files}`,
  i18n: true,
  editor: { preview: previewed.has(type.name) },
  ...BESIDE,
  fields: formOrder(fieldsOf(type)),
})

const fileCollections = (types: readonly ContentType[], previewed: Previewed): Collection[] => {
  const folders = [...new Set(types.map(({ files }) => topFolder(files)))]
  return folders.map((folder) => ({
    name: folder,
    label: `${plainWords(folder)}: words and pictures`,
    format: FORMAT,
    i18n: true,
    files: types.filter(({ files }) => files.startsWith(`${folder}/`)).map((type) => fileConfig(type, previewed)),
  }))
}

/** The forms of the editors' desk: one for each content type, each with all its fields and no other. */
export const collectionsOf = (types: readonly ContentType[], previewed: Previewed): Collection[] => [
  ...types.filter(({ files }) => files.includes('*')).map((type) => listCollection(type, previewed)),
  ...fileCollections(
    types.filter(({ files }) => !files.includes('*')),
    previewed,
  ),
]
