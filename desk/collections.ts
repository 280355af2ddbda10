import { topFolder } from '../src/lib/topFolder'
import type { ContentType } from '../src/schema/contentType'
import { contentTypes } from '../src/schema/registry'
import { fieldsOf, type FieldConfig } from './fields'
import { OWN } from './contentFile'
import { FORM_LANGUAGES } from './languages'
import { TYPE } from './siteFiles'
import { deskLanguage, said } from './words/deskWords'
import { typeLabel } from './words/labels'

/** Of a new entry: the number in front of its name */
export const PLACE = `${OWN}place`

/** Name under which Decap CMS knows what siteFiles.ts gives it */
export const FORMAT = 'languages'

/** How English lists are called */
const plural = (name: string) => (deskLanguage === 'en' ? `${name}s`.replace(/ys$/, 'ies').replace(/ss$/, 's') : name)

/** The number of a new article stands in its form already. */
const withNumber = (fields: FieldConfig[], number: number) =>
  fields.map((field) => (field.name === 'number' ? { ...field, default: number, hint: said.numberHint } : field))

const isList = ({ files }: ContentType) => files.includes('*')

/** What lists and single files have in common */
const formOf = (type: ContentType, previewed: ReadonlySet<string>) => ({
  name: type.name,
  label: typeLabel(type.name),
  i18n: true,
  editor: { preview: previewed.has(type.name) },
  // media lie beside the text and are named without a folder
  media_folder: '',
  public_folder: '',
  fields: fieldsOf(type),
})

const listOf = (type: ContentType, previewed: ReadonlySet<string>, number: number) => {
  const { label, fields, ...form } = formOf(type, previewed)
  const [folder, path = ''] = type.files.split('/*')
  const title = fields.some(({ name }) => name === 'title') ? 'title' : 'name'
  const isArticle = type.name === 'NewsArticle'
  return {
    ...form,
    label: plural(label),
    label_singular: label.toLowerCase(),
    folder: `content/${folder}`,
    path: `{{slug}}${path.replace(/\.md$/, '')}`,
    extension: 'md',
    format: FORMAT,
    filter: { field: TYPE, value: type.name },
    create: true,
    identifier_field: title,
    slug: `{{fields.${PLACE}}}-{{slug}}`,
    summary: isArticle ? `{{number}} · {{title}}` : `{{${title}}}`,
    fields: isArticle ? withNumber(fields, number) : fields,
  }
}

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
    i18n: { structure: 'single_file', locales: FORM_LANGUAGES, default_locale: deskLanguage },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...contentTypes.filter(isList).map((type) => listOf(type, previewed, nextNumber)),
      ...folders.map((folder) => ({
        name: folder,
        label: said.wordsOf(typeLabel(`${folder}/`)),
        format: FORMAT,
        i18n: true,
        files: alone
          .filter(({ files }) => files.startsWith(`${folder}/`))
          .map((type) => ({ ...formOf(type, previewed), file: `content/${type.files}` })),
      })),
    ],
  }
}
