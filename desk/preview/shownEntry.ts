import { storyHtml, textParts } from '../../src/gatsby/graphql/storyHtml'
import type { Language } from '../../src/i18n/languages'
import type { ContentType } from '../../src/schema/contentType'
import { creditField, focusField, kindField } from '../../src/schema/fields'
import { isGroup } from '../../src/schema/signs'
import { bodyOf, isEmpty, type Entry } from '../contentFile'
import { fieldsOf, type FieldConfig } from '../fields'

/** What is shown where nothing is written that has to be. */
const NOTHING: Record<string, unknown> = {
  image: { childImageSharp: null },
  list: [],
  select: [],
  datetime: new Date().toISOString().slice(0, 10),
}

/**
 * An entry as a query would give it to a section: pictures as files, the text as HTML, and a value for each field.
 * @param entry an entry of the desk, finished or not
 * @param addressOf where the browser finds a picture that the entry names
 */
export const shownEntry = (
  type: ContentType,
  entry: Entry,
  language: Language,
  addressOf: (name: string) => string,
): Record<string, unknown> => {
  // as gatsby-plugin-image describes it; the sides, which are not known here, are those of most pictures
  const picture = (name: unknown) => ({
    childImageSharp: {
      gatsbyImageData: {
        layout: 'fullWidth',
        width: 3,
        height: 2,
        images: { fallback: { src: addressOf(String(name)) } },
      },
    },
  })
  const shown = (fields: readonly FieldConfig[], values: Entry): Entry =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values)]))
  const valueOf = ({ name, widget, required, fields }: FieldConfig, values: Entry): unknown => {
    const value = values[name]
    if (isEmpty(value)) return required ? (NOTHING[widget] ?? '') : null
    if (widget === 'image') {
      const of = (field: string, inGroup: string) => values[field] ?? values[inGroup]
      const said = { focus: of(focusField(name), 'focus'), kind: of(kindField(name), 'kind') }
      return { ...picture(value), ...said, credit: of(creditField(name), 'credit') }
    }
    if (!fields) return value
    const made = [value]
      .flat()
      .filter(isGroup)
      .map((one) => shown(fields, one))
    return isGroup(value) ? made[0] : made
  }
  // what only the build knows of a text
  const facts = { linkTo: (address: string) => address, settings: {}, foreignWords: {}, language }
  const body = bodyOf(entry)
  return {
    route: '',
    ...shown(fieldsOf(type), entry),
    html: storyHtml(body, facts),
    parts: textParts(body, facts).map((part) => ({
      html: part.html,
      picture: part.picture && { ...part.picture, file: { ...part.picture, ...picture(part.picture.name) } },
    })),
  }
}
