import { storyHtml, storyParts } from '../../src/gatsby/graphql/storyHtml'
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

/** An entry, finished or not, as a query would give it: pictures as files, the text as HTML, and a value for each field. */
export const shownEntry = (
  type: ContentType,
  entry: Entry,
  language: Language,
  addressOf: (name: string) => string,
): Record<string, unknown> => {
  // as gatsby-plugin-image describes it; the sides, which are not known here, are those of most pictures
  const picture = (name: unknown) => {
    const images = { fallback: { src: addressOf(String(name)) } }
    return { childImageSharp: { gatsbyImageData: { layout: 'fullWidth', width: 3, height: 2, images } } }
  }
  const shown = (fields: readonly FieldConfig[], values: unknown): Entry =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field, isGroup(values) ? values : {})]))
  const valueOf = ({ name, widget, required, fields }: FieldConfig, values: Entry): unknown => {
    const value = values[name]
    if (isEmpty(value)) return required ? (NOTHING[widget] ?? '') : null
    if (widget === 'image') {
      const of = (field: string, inGroup: string) => values[field] ?? values[inGroup]
      const said = { focus: of(focusField(name), 'focus'), kind: of(kindField(name), 'kind') }
      return { ...picture(value), ...said, credit: of(creditField(name), 'credit') }
    }
    if (!fields) return value
    return Array.isArray(value) ? value.map((one) => shown(fields, one)) : shown(fields, value)
  }
  // what only the build knows of a text
  const facts = { linkTo: (address: string) => address, settings: {}, foreignWords: {}, language }
  const body = bodyOf(entry)
  return {
    route: '',
    ...shown(fieldsOf(type), entry),
    html: storyHtml(body, facts),
    parts: storyParts(body, facts, entry).map((part) => ({
      html: part.html,
      picture: part.picture && { ...part.picture, file: { ...part.picture, ...picture(part.picture.name) } },
    })),
  }
}
