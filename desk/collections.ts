import { topFolder } from '../src/lib/topFolder'
import type { ContentType } from '../src/schema/contentType'
import { contentTypes } from '../src/schema/registry'
import { OWN } from './contentFile'
import { fieldsOf, NUMBER } from './fields'
import { FORM_LANGUAGES } from './languages'
import { TYPE } from './siteFiles'
import { deskLanguage } from './words/deskWords'
import { labelOf } from './words/labels'

/** Of a new entry: the number in front of its name */
export const PLACE = `${OWN}place`

/** Whether preview/Preview.tsx can show it */
export const hasPreview = ({ interfaces }: ContentType) => interfaces.includes('Story')

const isList = ({ files }: ContentType) => files.includes('*')

const formOf = (type: ContentType) => ({
  name: type.name,
  label: labelOf(type.name),
  i18n: true,
  editor: { preview: hasPreview(type) },
  // media lie beside the text and are named without a folder
  media_folder: '',
  public_folder: '',
  fields: fieldsOf(type),
})

const listOf = (type: ContentType) => {
  const [folder, path = ''] = type.files.split('/*')
  const title = 'title' in type.schema.shape ? 'title' : 'name'
  return {
    ...formOf(type),
    folder: `content/${folder}`,
    path: `{{slug}}${path.replace(/\.md$/, '')}`,
    // what siteFiles.ts gives
    extension: 'md',
    format: 'json',
    filter: { field: TYPE, value: type.name },
    create: true,
    identifier_field: title,
    slug: `{{fields.${PLACE}}}-{{slug}}`,
    // what was written last comes first
    ...(NUMBER in type.schema.shape ? { sortable_fields: [{ field: NUMBER, default_sort: 'desc' }] } : {}),
    summary: NUMBER in type.schema.shape ? `{{${NUMBER}}} · {{title}}` : `{{${title}}}`,
  }
}

/** What Decap CMS is told (decapcms.org, "Configuration"), but for its backend: a form for each content type. */
export const deskConfig = () => {
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
      ...contentTypes.filter(isList).map(listOf),
      ...folders.map((folder) => ({
        name: folder,
        label: labelOf(folder),
        format: 'json',
        i18n: true,
        files: alone
          .filter(({ files }) => files.startsWith(`${folder}/`))
          .map((type) => ({ ...formOf(type), file: `content/${type.files}` })),
      })),
    ],
  }
}
