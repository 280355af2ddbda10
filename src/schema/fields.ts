/**
 * The kinds of field that front matter may hold. Each is a zod schema that also carries, as zod metadata, what the rest
 * of the project needs to know about it: the GraphQL type, what it points to, and what an editor has to write.
 */
import * as z from 'zod'
import { memoized } from '../lib/memoized'
import { isFocus } from '../lib/pictureFocus'
import { message, type Message } from './mistake'

/** What people come to do: their questions, and the figures and stories that answer them, are marked with one of these. */
export const SUBJECTS = ['diving', 'giving', 'volunteering', 'schools'] as const

export interface FieldMeta {
  /** Ends a mistake's sentence: "write a day as YYYY-MM-DD, for example 2024-12-31" */
  write: Message
  /** GraphQL type where it is not simply that of the zod type, for example `File`, and a directive that goes with it */
  graphql?: { type: string; directive?: string }
  /** Said in words, which each language has of its own: a file such as index.id.md holds them (translation.ts) */
  translated?: true
  /** What the value points to: a picture, or a page of this site or of another one */
  pointsTo?: 'file' | 'route'
  /** While it is empty: the question that stands in the letter to the foundation (letter.ts), and whom it concerns */
  asks?: { of: (typeof SUBJECTS)[number]; question: string }
  /** Of a picture: what is less wide, in pixels, is refused; even on a telephone it would be a stamp */
  leastWidth?: number
}

/** The schema of a value: of one entry where the field is a list, without `.optional()`. */
export const valueOf = (field: z.ZodType): z.ZodType => {
  if (field instanceof z.ZodOptional) return valueOf(field.unwrap() as z.ZodType)
  return field instanceof z.ZodArray ? (field.element as z.ZodType) : field
}

/**
 * The metadata that a field's builder left; unwraps `.optional()`. Throws if a field was made without a builder. zod puts it
 * together anew each time that it is asked; a check of the whole content asks some thousand times.
 */
export const metaOf: (field: z.ZodType) => FieldMeta = memoized((field) => {
  const found = field.meta() ?? (field instanceof z.ZodOptional ? metaOf(field.unwrap() as z.ZodType) : undefined)
  if (!found) throw new Error('A field of src/schema must be made by one of the builders in src/schema/fields.ts.')
  return found as unknown as FieldMeta
})

type Rest = Omit<FieldMeta, 'write'>

/** A zod schema with its metadata. */
const made = <Field extends z.ZodType>(field: Field, write: Message, rest: Rest = {}): Field =>
  field.meta({ write, ...rest } satisfies FieldMeta)

const INT: Rest = { graphql: { type: 'Int' } }
const WORDS: Rest = { translated: true }
const FILE = { type: 'File', directive: '@fileByRelativePath' }

/** A text that has a form of its own. */
const matching = (form: RegExp, write: Message, rest?: Rest) => made(z.string().regex(form), write, rest)

/** One line for those who work on the site; visitors do not see it. */
export const note = (max: number, write: Message) =>
  made(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .regex(/^[^\n]*$/),
    write,
  )

/** One line of text of at most `max` characters. */
export const line = (max: number, write: Message = message('writeLine', { max })) =>
  made(note(max, write), write, WORDS)

/** One or two sentences whose length must fit a card or a search result. */
export const sentences = (min: number, max: number) =>
  made(z.string().trim().min(min).max(max), message('writeSentences', { min, max }), WORDS)

/** A whole number between `min` and `max`. */
export const wholeNumber = (
  min: number,
  max: number,
  write: Message = message('writeWholeNumber', { min: `${min}`, max: `${max}` }),
) => made(z.number().int().min(min).max(max), write, INT)

/** Degrees of latitude or longitude, north and east positive (WGS 84). */
export const degrees = (limit: 90 | 180) => made(z.number().min(-limit).max(limit), message('writeDegrees', { limit }))

export const yesOrNo = (write = message('writeTrueOrFalse')) => made(z.boolean(), write)

/** One of a fixed list of words. */
export const oneOf = <T extends readonly [string, ...string[]]>(words: T) =>
  made(z.enum(words), message('writeOneOf', { words: words.join(', ') }))

/** A calendar day as YYYY-MM-DD (ISO 8601), kept as text so that no time zone can move it. Years of other centuries are slips. */
export const day = () =>
  made(
    z.iso.date().refine((text) => text.startsWith('20')),
    message('writeDay'),
  )

/** A time of day as HH:MM. */
export const timeOfDay = () => matching(/^([01]\d|2[0-3]):[0-5]\d$/, message('writeTime'))

/** The name of a picture that lies beside the Markdown file. @param leastWidth half a telephone's screen in its own pixels */
export const picture = (leastWidth = 320) =>
  matching(/^[^/\\]+\.(jpe?g|png|webp)$/i, message('writePicture'), { graphql: FILE, pointsTo: 'file', leastWidth })

/** Name of the field that says what of a picture stays in sight. */
export const focusField = (picture: string) => `${picture}Focus`
/** Name of the field that says whether a picture is a photograph; a drawing where it says nothing. */
export const kindField = (picture: string) => `${picture}Kind`
/** Name of the field that says who made a picture. */
export const creditField = (picture: string) => `${picture}Credit`

/** What of a picture stays in sight where its place crops it (src/lib/pictureFocus.ts). */
export const focus = () => made(z.string().refine(isFocus), message('writeFocus'))

/** Begins like the name of a file, as cameras and chat programs give it, or ends like one; else two words are the least. */
const NO_DESCRIPTION = /^(?:img|dsc|pxl)[\d_]|\.\w{3,4}$|^\P{L}*\p{L}+\P{L}*$/iu

/** What is seen in a picture, for people who cannot see it (WCAG 1.1.1; WAI, Images Tutorial, "Tips and tricks"). */
export const altText = () => {
  const [min, max] = [10, 250]
  const described = z.string().trim().min(min).max(max)
  return made(
    described.refine((text) => !NO_DESCRIPTION.test(text)),
    message('writeAlt', { min, max }),
    WORDS,
  )
}

/** Stands below a picture and tells more than is seen in it: who, where, when, why. */
export const caption = () => line(200, message('writeCaption', { max: 200 }))

/** A link to a page of this site (checked against the routes) or to a secure address elsewhere. */
export const link = () => matching(/^(\/\S*|https:\/\/[^\s/]+\.\S+)$/, message('writeLink'), { pointsTo: 'route' })

/** A secure address on another site. */
export const externalLink = () =>
  matching(/^https:\/\/[^\s/]+\.\S+$/, message('writeExternalLink'), { pointsTo: 'route' })

/**
 * Where this site is published, with the path below which it is (src/config/sitePath.ts). Addresses of its pages are made by
 * putting their paths, from the slash, behind it.
 */
export const siteAddress = () =>
  matching(/^https:\/\/[^\s/?#]+\.[^\s/?#]+(\/[A-Za-z0-9_-]+)*$/, message('writeSiteAddress'))

/** The path of a page that this file makes. Upper case is kept, as the specification spells two of them so. */
export const route = () => matching(/^\/[A-Za-z0-9-]+$/, message('writeRoute'))

export const youtubeId = () => matching(/^[\w-]{11}$/, message('writeYoutubeId'))

export const email = () => made(z.email(), message('writeEmail'))

export const phone = () => matching(/^\+\d[\d ]{6,18}$/, message('writePhone'))

const inQuotes = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/**
 * Values that belong together, each under a name of its own: in GraphQL a type, in the desk a form within the form.
 * @param type name of the GraphQL type
 * @param example a value for each name that has to be there
 */
export const group = <Shape extends z.ZodRawShape>(type: string, shape: Shape, example: Record<string, string>) =>
  made(
    z.strictObject(shape),
    message('writeGroup', { names: inQuotes(Object.keys(example)), example: JSON.stringify(example) }),
    { graphql: { type } },
  )

/** A group of which a translation holds only the words. */
export const wordsGroup = (shape: z.ZodRawShape) =>
  made(z.strictObject(shape), message('writeWords', { names: inQuotes(Object.keys(shape)) }))

/** A list of `min` to `max` values of one kind. */
export const list = <T extends z.ZodType>(item: T, min: number, max: number) => {
  const { write: each, ...rest } = metaOf(item)
  const count = min === max ? `${min}` : `${min}–${max}`
  return made(z.array(item).min(min).max(max), message('writeList', { count, item: each }), rest)
}

/** A field whose words are the same in every language, as names are. */
export const untranslated = <T extends z.ZodType>(field: T): T =>
  field.meta({ ...metaOf(field), translated: undefined } satisfies FieldMeta)

/** A field that may be empty: the foundation is asked for it meanwhile. */
export const asked = <T extends z.ZodType>(field: T, of: (typeof SUBJECTS)[number], question: string) =>
  field.optional().meta({ ...metaOf(field), asks: { of, question } } satisfies FieldMeta)

const kind = oneOf(['drawing', 'photo']).optional()
const credit = untranslated(line(60, message('writeCredit', { max: 60 }))).optional()

const EXAMPLE = { picture: 'slide-1.jpg', alt: 'Two divers at a coral table' }
const shown = {
  picture: picture(),
  alt: altText(),
  caption: caption().optional(),
  focus: focus().optional(),
  kind,
  credit,
}

/** One of several pictures: its name, what is seen in it, words below it and, where that is needed, what of it stays in sight. */
export const captionedPicture = () => group('CaptionedPicture', shown, EXAMPLE)

type PictureFields<Name extends string> = Record<Name, ReturnType<typeof picture>> &
  Record<`${Name}Alt`, ReturnType<typeof altText>> &
  Record<`${Name}Focus`, z.ZodOptional<ReturnType<typeof focus>>> &
  Record<`${Name}Kind`, typeof kind> &
  Record<`${Name}Credit`, typeof credit>

/** A picture with what is said of it, in fields called after its own. */
export const pictureFields = <Name extends string>(name: Name) =>
  ({
    [name]: picture(),
    [`${name}Alt`]: altText(),
    [focusField(name)]: focus().optional(),
    [kindField(name)]: kind,
    [creditField(name)]: credit,
  }) as PictureFields<Name>

/** In a translation: names the English text that it was made from (translation.ts). */
export const digest = () => matching(/^[0-9a-f]{12}$/, message('runMark'))
