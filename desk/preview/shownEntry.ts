import type { z } from 'zod'
import type { PictureFile } from '../../src/components/Picture'
import type { Language } from '../../src/i18n/languages'
import { HOME_ROUTE } from '../../src/config/routes'
import { storyHtml, textParts } from '../../src/gatsby/graphql/storyHtml'
import { readingMinutes } from '../../src/lib/readingTime'
import type { ContentType } from '../../src/schema/contentType'
import { creditField, focusField, metaOf, type FieldMeta } from '../../src/schema/fields'
import { isGroup } from '../../src/schema/signs'
import type { Entry } from '../contentFile'
import { fieldsOf, type FieldConfig } from '../fields'

/** An entry as a query would give it to a section: pictures as files, the text as HTML, and a value for each field. */
export type ShownEntry = Record<string, unknown>

/**
 * A file as gatsby-plugin-image describes it; the style sheet gives it its box. Its sides, which are not known here, are
 * those of most pictures.
 */
const pictureFile = (src: string, focus?: string, credit?: string): PictureFile => ({
  focus,
  credit,
  childImageSharp: {
    gatsbyImageData: { layout: 'fullWidth', width: 3, height: 2, images: { fallback: { src } } },
  },
})

const today = () => new Date().toISOString().slice(0, 10)

/** What is shown where nothing is written yet. */
const emptyValue = (
  { widget, required, multiple, options, min }: FieldConfig,
  { pointsTo }: Partial<FieldMeta>,
): unknown => {
  if (!required) return null
  if (widget === 'image') return { childImageSharp: null }
  if (widget === 'list' || multiple) return []
  if (widget === 'select') return (options as { value: string }[])[0]?.value
  if (widget === 'number') return min ?? 0
  if (widget === 'datetime') return today()
  if (pointsTo === 'route') return HOME_ROUTE
  return ''
}

/** What only the build knows of a text */
const NO_FACTS = {
  linkTo: (address: string) => address,
  settings: {},
  foreignWords: {},
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

type ToPicture = (name: unknown, focus: unknown, credit: unknown) => PictureFile

/** An entry of a list of groups; none as long as its picture is missing. */
const group = (fields: readonly FieldConfig[], entry: Record<string, unknown>, picture: ToPicture) => {
  if (fields.some(({ name, widget }) => widget === 'image' && isEmpty(entry[name]))) return []
  const valueOf = ({ name, widget, required }: FieldConfig) =>
    widget === 'image' ? picture(entry[name], entry.focus, entry.credit) : (entry[name] ?? (required ? '' : null))
  return [Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))]
}

/**
 * @param entry an entry of the desk, finished or not
 * @param language that it is shown in
 * @param addressOf where the browser finds a picture that the entry names
 */
export const shownEntry = (
  type: ContentType,
  entry: Entry,
  language: Language,
  addressOf: (name: string) => string,
): ShownEntry => {
  const picture: ToPicture = (name, focus, credit) =>
    pictureFile(addressOf(String(name)), focus as string | undefined, credit as string | undefined)
  const metaOfField = (name: string) => (name === 'body' ? {} : metaOf(type.schema.shape[name] as z.ZodType))
  const values = fieldsOf(type).map((field) => {
    const value = entry[field.name]
    if (isEmpty(value)) return [field.name, emptyValue(field, metaOfField(field.name))]
    const focus = entry[focusField(field.name)]
    const credit = entry[creditField(field.name)]
    if (field.widget === 'image') return [field.name, picture(value, focus, credit)]
    const inside = field.fields as readonly FieldConfig[] | undefined
    if (inside)
      return [
        field.name,
        [value]
          .flat()
          .filter(isGroup)
          .flatMap((one) => group(inside, one, picture)),
      ]
    return [field.name, value]
  })
  const body = String(entry.body ?? '')
  return {
    route: '',
    ...Object.fromEntries(values),
    html: storyHtml(body, { ...NO_FACTS, language }),
    parts: textParts(body, { ...NO_FACTS, language }).map((part) => ({
      html: part.html,
      picture: part.picture ? { ...part.picture, file: picture(part.picture.name, null, null) } : null,
    })),
    readingMinutes: readingMinutes(body),
  }
}
