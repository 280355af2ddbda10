import type { z } from 'zod'
import type { PictureFile } from '../../src/components/Picture'
import { HOME_ROUTE } from '../../src/config/routes'
import { storyHtml, textParts } from '../../src/gatsby/graphql/storyHtml'
import type { Language } from '../../src/i18n/languages'
import type { ContentType } from '../../src/schema/contentType'
import { creditField, focusField, kindField, metaOf } from '../../src/schema/fields'
import { isGroup } from '../../src/schema/signs'
import { bodyOf, isEmpty, type Entry } from '../contentFile'
import { fieldsOf, type FieldConfig } from '../fields'

/** An entry as a query would give it to a section: pictures as files, the text as HTML, and a value for each field. */
export type ShownEntry = Record<string, unknown>

/** Makes a picture of a file's name, what of it stays in sight, and who took it. */
type ToPicture = (name: unknown, said?: Pick<PictureFile, 'focus' | 'kind' | 'credit'>) => PictureFile

/** What is shown where nothing is written yet. */
const emptyValue = (
  { widget, required, multiple, options, min, name }: FieldConfig,
  { schema }: ContentType,
): unknown => {
  if (!required) return null
  if (widget === 'image') return { childImageSharp: null }
  if (widget === 'list' || multiple) return []
  if (widget === 'select') return (options as { value: string }[])[0]?.value
  if (widget === 'number') return min ?? 0
  if (widget === 'datetime') return new Date().toISOString().slice(0, 10)
  const field = schema.shape[name] as z.ZodType | undefined
  return field && metaOf(field).pointsTo === 'route' ? HOME_ROUTE : ''
}

const saidOf = (entry: Entry, focus: string, kind: string, credit: string) =>
  ({ focus: entry[focus], kind: entry[kind], credit: entry[credit] }) as Pick<PictureFile, 'focus' | 'kind' | 'credit'>

/** An entry of a list; none as long as its picture is missing. */
const group = (fields: readonly FieldConfig[], entry: Entry, picture: ToPicture) => {
  if (fields.some(({ name, widget }) => widget === 'image' && isEmpty(entry[name]))) return []
  const valueOf = ({ name, widget, required }: FieldConfig) =>
    widget === 'image'
      ? picture(entry[name], saidOf(entry, 'focus', 'kind', 'credit'))
      : (entry[name] ?? (required ? '' : null))
  return [Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))]
}

/**
 * @param entry an entry of the desk, finished or not
 * @param addressOf where the browser finds a picture that the entry names
 */
export const shownEntry = (
  type: ContentType,
  entry: Entry,
  language: Language,
  addressOf: (name: string) => string,
): ShownEntry => {
  // as gatsby-plugin-image describes it; the sides, which are not known here, are those of most pictures
  const picture: ToPicture = (name, said) => ({
    ...said,
    childImageSharp: {
      gatsbyImageData: {
        layout: 'fullWidth',
        width: 3,
        height: 2,
        images: { fallback: { src: addressOf(String(name)) } },
      },
    },
  })
  const valueOf = (field: FieldConfig) => {
    const { name, widget, fields } = field
    const value = entry[name]
    if (isEmpty(value)) return emptyValue(field, type)
    if (widget === 'image') {
      return picture(value, saidOf(entry, focusField(name), kindField(name), creditField(name)))
    }
    return fields ? [value].flat().flatMap((one) => (isGroup(one) ? group(fields, one, picture) : [])) : value
  }
  // what only the build knows of a text
  const facts = { linkTo: (address: string) => address, settings: {}, foreignWords: {}, language }
  const body = bodyOf(entry)
  return {
    route: '',
    ...Object.fromEntries(fieldsOf(type).map((field) => [field.name, valueOf(field)])),
    html: storyHtml(body, facts),
    parts: textParts(body, facts).map((part) => ({
      html: part.html,
      picture: part.picture ? { ...part.picture, file: picture(part.picture.name, part.picture) } : null,
    })),
  }
}
