import { present } from '../src/lib/present'
import { topFolder } from '../src/lib/topFolder'
import { ALL_LANGUAGES, SOURCE_LANGUAGE } from '../src/i18n/languages'
import type { ContentType } from '../src/schema/contentType'
import { contentTypes } from '../src/schema/registry'
import { fieldsOf, type FieldConfig } from './fields'
import { OWN } from './contentFile'
import { TYPE } from './siteFiles'
import { deskLanguage, said } from './words/deskWords'
import { typeLabel } from './words/labels'

/** Of a new entry: the number in front of its name */
export const PLACE = `${OWN}place`

/** Name under which Decap CMS knows what siteFiles.ts gives it */
export const FORMAT = 'languages'

/** Media lie beside the text and are named without a folder. */
const BESIDE = { media_folder: '', public_folder: '' }

/** How English lists are called */
const plural = (name: string) => (deskLanguage === 'en' ? `${name}s`.replace(/ys$/, 'ies').replace(/ss$/, 's') : name)

const listOf = (type: ContentType, fields: FieldConfig[], hasPreview: boolean) => {
  const [folder, path = ''] = type.files.split('/*')
  const title = present(
    fields.find(({ name }) => name === 'title' || name === 'name'),
    'field that names an entry',
  ).name
  const names = fields.map(({ name }) => name)
  return {
    name: type.name,
    label: plural(typeLabel(type.name)),
    label_singular: typeLabel(type.name).toLowerCase(),
    folder: `content/${folder}`,
    path: `{{slug}}${path.replace(/\.md$/, '')}`,
    extension: 'md',
    format: FORMAT,
    i18n: true,
    filter: { field: TYPE, value: type.name },
    create: true,
    editor: { preview: hasPreview },
    identifier_field: title,
    slug: `{{fields.${PLACE}}}-{{slug}}`,
    summary: names.includes('number') ? `{{number}} · {{${title}}}` : `{{${title}}}`,
    sortable_fields: ['order', title, 'number', 'date']
      .filter((field) => names.includes(field))
      .map((field) => (field === 'order' ? { field, default_sort: 'asc' } : { field })),
    ...BESIDE,
    fields,
  }
}

const isList = ({ files }: ContentType) => files.includes('*')

const fileOf = (type: ContentType, hasPreview: boolean) => ({
  name: type.name,
  label: typeLabel(type.name),
  file: `content/${type.files}`,
  i18n: true,
  editor: { preview: hasPreview },
  ...BESIDE,
  fields: fieldsOf(type),
})

/** The number of a new article stands in its form already. */
const withNumber = (fields: FieldConfig[], number: number) =>
  fields.map((field) => (field.name === 'number' ? { ...field, default: number, hint: said.numberHint } : field))

/**
 * What Decap CMS is told (decapcms.org, "Configuration"), but for its backend: a form for each content type, each with all its
 * fields and no other.
 * @param previewed names of the types that have a preview
 * @param nextNumber the number for a new article
 */
export const deskConfig = (previewed: ReadonlySet<string>, nextNumber: number) => {
  const alone = contentTypes.filter((type) => !isList(type))
  const folders = [...new Set(alone.map(({ files }) => topFolder(files)))]
  return {
    load_config_file: false,
    show_preview_links: false,
    logo: { src: '../favicon.svg' },
    media_folder: 'content',
    public_folder: '/',
    i18n: { structure: 'single_file', locales: ALL_LANGUAGES, default_locale: SOURCE_LANGUAGE },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...contentTypes
        .filter(isList)
        .map((type) =>
          listOf(
            type,
            type.name === 'NewsArticle' ? withNumber(fieldsOf(type), nextNumber) : fieldsOf(type),
            previewed.has(type.name),
          ),
        ),
      ...folders.map((folder) => ({
        name: folder,
        label: said.wordsOf(typeLabel(`${folder}/`)),
        format: FORMAT,
        i18n: true,
        files: alone
          .filter(({ files }) => files.startsWith(`${folder}/`))
          .map((type) => fileOf(type, previewed.has(type.name))),
      })),
    ],
  }
}
