/**
 * The kinds of field that front matter may hold. Each is a zod schema that also carries, as zod metadata, what the rest
 * of the project needs to know about it: the GraphQL type, what it points to, and the sentence that tells an editor
 * what to write.
 */
import * as z from 'zod'
import { memoized } from '../lib/memoized'
import { isFocus } from '../lib/pictureFocus'
import { altMistake } from './checks/altWords'
import { markupMistake } from './checks/markup'

export interface FieldMeta {
  /** Ends a mistake's sentence: "write a day as YYYY-MM-DD, for example 2024-12-31" */
  write: string
  /** GraphQL type where it is not simply that of the zod type, for example `File`, and a directive that goes with it */
  graphql?: { type: string; directive?: string }
  /** Said in words, which each language has of its own: a file such as index.id.md holds them (translation.ts) */
  translated?: true
  /** What the value points to: a picture, a page of this site, or a full address, which may be one of this site */
  pointsTo?: 'file' | 'route' | 'site'
  /** It is a place in a picture, which the desk lets an editor click on */
  isPoint?: true
  /** Of a picture: how many pixels it should have */
  pixels?: Pixels
}

/** Widths in pixels, as a picture is seen. */
export interface Pixels {
  /** What has fewer is refused: even on a telephone it would be a stamp */
  least: number
  /** What has fewer is shown, and said to be small */
  best: number
  /** It is never cropped, so a strip fits */
  isWhole?: true
}

const FILE = { type: 'File', directive: '@fileByRelativePath' }
const PICTURE_NAME = /^[^/\\]+\.(jpe?g|png|webp)$/i
const LOGO_NAME = /^[^/\\]+\.(jpe?g|png|webp|svg)$/i
const YOUTUBE_ID = /^[\w-]{11}$/
const HOME_PAGE = /^https:\/\/[^\s/]+\.[^\s]+$/
const ROUTE = /^\/[^\s]*$/

type Context = z.core.$RefinementCtx<string>

/** Refuses markup in a text that visitors see as it stands. */
const noMarkup = (text: string, { addIssue }: Context) => {
  const message = markupMistake(text)
  if (message) addIssue({ code: 'custom', message })
}

/** A text that has a form of its own. */
const matching = (form: RegExp, write: string, more: Omit<FieldMeta, 'write'> = {}) =>
  z
    .string()
    .regex(form)
    .meta({ write, ...more } satisfies FieldMeta)

/** One line for those who work on the site; visitors do not see it. */
export const note = (max: number, write: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/)
    .meta({ write } satisfies FieldMeta)

/** One line of text of at most `max` characters. */
export const line = (max: number) => {
  const write = `write one line of at most ${max} characters`
  return note(max, write)
    .superRefine(noMarkup)
    .meta({ write, translated: true } satisfies FieldMeta)
}

/** One or two sentences whose length must fit a card or a search result. */
export const sentences = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .superRefine(noMarkup)
    .meta({
      write: `write one or two sentences of ${min} to ${max} characters`,
      translated: true,
    } satisfies FieldMeta)

/** A whole number between `min` and `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .meta({ write: `write a whole number from ${min} to ${max}`, graphql: { type: 'Int' } } satisfies FieldMeta)

/**
 * Place in a list. What has none follows what has one: articles by their days, all else by the number in front of its name
 * (src/gatsby/contentNodes.ts).
 */
export const placeInList = () =>
  wholeNumber(1, 999).meta({
    write: 'write a whole number from 1 to 999: 1 comes first, and all without a number come last',
    graphql: { type: 'Int' },
  } satisfies FieldMeta)

/**
 * Place of an article among the home page's cards. Below 1000 it stands in front of those that have none, which are sorted by
 * their days, above 1000 behind them: the stories of the earlier site keep their order there, and what is new comes first.
 */
export const placeAmongCards = () =>
  wholeNumber(1, 1999).meta({
    write:
      'write a whole number from 1 to 1999: 1 comes first; stories without a number, newest first, stand between 999 and 1001',
    graphql: { type: 'Int' },
  } satisfies FieldMeta)

/** Degrees of latitude or longitude, north and east positive (WGS 84). */
export const degrees = (limit: 90 | 180) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .meta({
      write: `write degrees from -${limit} to ${limit} as a decimal number, south and west with a minus, for example -8.406`,
    } satisfies FieldMeta)

export const yesOrNo = () => z.boolean().meta({ write: 'write true or false' } satisfies FieldMeta)

/** One of a fixed list of words. */
export const oneOf = <T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).meta({ write: `choose one of: ${words.join(', ')}` } satisfies FieldMeta)

/** Years of other centuries are slips of the hand. */
const THIS_CENTURY = /^20/

/** A calendar day as YYYY-MM-DD (ISO 8601), kept as text so that no time zone can move it. */
export const day = () =>
  z.iso
    .date()
    .refine((text) => THIS_CENTURY.test(text))
    .meta({ write: 'write a day as YYYY-MM-DD, for example 2024-12-31' } satisfies FieldMeta)

/** A time of day as HH:MM. */
export const timeOfDay = () =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as HH:MM in quotes, for example "09:30"')

/** What most places of the site need: 600 px of the layout on a screen of twice the density. */
const PICTURE_WIDTH = 1200
/** Half the width of a telephone's screen in its own pixels */
const LEAST_WIDTH = 320
const LOGO_PIXELS: Pixels = { least: 64, best: 200, isWhole: true }

/** The name of a picture that lies beside the Markdown file, at its best `best` pixels wide or more. */
export const picture = (best = PICTURE_WIDTH) =>
  matching(PICTURE_NAME, 'write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg', {
    graphql: FILE,
    pointsTo: 'file',
    pixels: { least: LEAST_WIDTH, best },
  })

/** Like `picture`, for a logo, which may also be an SVG drawing. */
export const logo = () =>
  matching(LOGO_NAME, 'write the name of a .png, .svg, .jpg or .webp logo in the same folder, for example logo.png', {
    graphql: FILE,
    pointsTo: 'file',
    pixels: LOGO_PIXELS,
  })

/** Of pictures whose texts are not called after them. */
const ALT_FIELDS: Readonly<Record<string, string>> = {
  // one text for the same thing in two forms
  portraitPicture: 'pictureAlt',
}

/** Name of the field that says what is seen in a picture. */
export const altField = (picture: string) => ALT_FIELDS[picture] ?? `${picture}Alt`

/** Name of the field that tells below a picture what it does not show by itself. */
export const captionField = (picture: string) => `${picture}Caption`

/** Name of the field that says what of a picture stays in sight. */
export const focusField = (picture: string) => `${picture}Focus`

/** What of a picture stays in sight where its place crops it (src/lib/pictureFocus.ts). */
export const focus = () =>
  z
    .string()
    .refine(isFocus)
    .meta({
      write:
        'write what must stay in sight: top, bottom, left, right or centre, or its place from the left and from the top, for example 64% 20%',
      isPoint: true,
    } satisfies FieldMeta)

/** Names of the fields that say who took a picture, whether it shows children, and whether their parents agreed. */
export const creditField = (picture: string) => `${picture}Credit`
export const childrenField = (picture: string) => `${picture}ShowsChildren`
export const consentField = (picture: string) => `${picture}Consent`

/** Something that is said or left out, so that nobody says the contrary by leaving it as it is. */
const yes = (meaning: string) =>
  z.enum(['yes']).meta({ write: `write yes ${meaning}, or leave the field out` } satisfies FieldMeta)

/** Who took it, and what has to be known where it shows children: the same for every picture. */
const asked = () => ({
  credit: untranslated(
    line(60).meta({
      write: 'write who took the picture, in at most 60 characters; visitors see it',
    } satisfies FieldMeta),
  ).optional(),
  showsChildren: yes('where a photograph shows children who could be recognised').optional(),
  consent: yes('where the parents or guardians of all children in it have agreed').optional(),
})

const ALT = 'say in 10 to 250 characters what is seen in the picture'

/** What is seen in a picture, for people who cannot see it (WCAG 1.1.1; WAI, Images Tutorial, "Tips and tricks"). */
export const altText = () =>
  z
    .string()
    .trim()
    .min(10)
    .max(250)
    .refine((text) => !text.startsWith('TODO'), 'is still to be written; say in a sentence what is seen in the picture')
    .superRefine((text, { addIssue }) => {
      const found = altMistake(text)
      if (found) addIssue({ code: 'custom', message: `is "${text}", ${found}; ${ALT}` })
    })
    .superRefine(noMarkup)
    .meta({ write: ALT, translated: true } satisfies FieldMeta)

/** Stands below a picture and tells more than is seen in it: who, where, when, why. */
export const caption = () =>
  line(200).meta({
    write: 'write in at most 200 characters what the picture does not show by itself, such as where and when it was',
    translated: true,
  } satisfies FieldMeta)

/** A link to a page of this site (checked against the routes) or to a secure address elsewhere. */
export const link = () =>
  z
    .string()
    .refine((text) => ROUTE.test(text) || HOME_PAGE.test(text))
    .meta({
      write: 'write a page of this site such as /dive-with-us, or a full address that begins with https://',
      pointsTo: 'route',
    } satisfies FieldMeta)

/** A secure address on another site. */
export const externalLink = () =>
  matching(HOME_PAGE, 'write a full address that begins with https://', { pointsTo: 'site' })

/**
 * Where this site is published, with the path below which it is (src/config/sitePath.ts). Addresses of its pages are made by
 * putting their paths, from the slash, behind it.
 */
export const siteAddress = () =>
  matching(
    /^https:\/\/[^\s/?#]+\.[^\s/?#]+(\/[A-Za-z0-9_-]+)*$/,
    'write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef',
  )

/** The path of a page that this file makes. Upper case is kept, as the specification spells two of them so. */
export const route = () =>
  matching(
    /^\/[A-Za-z0-9-]+$/,
    'write the path of the page: a slash, then letters, digits and hyphens, for example /reef-day',
  )

export const youtubeId = () =>
  matching(YOUTUBE_ID, 'write the 11 characters that follow "watch?v=" in the address of the YouTube video')

export const email = () =>
  z.email().meta({ write: 'write an e-mail address, for example hello@example.org' } satisfies FieldMeta)

export const phone = () =>
  matching(/^\+\d[\d ]{6,18}$/, 'write the number in international form, for example +62 800 0000 0000')

export const countryCode = () => matching(/^[A-Z]{2}$/, 'write the two capital letters of the country, for example ID')

/**
 * Values that belong together, each under a name of its own: in GraphQL a type, in the desk a form within the form.
 * @param type name of the GraphQL type
 * @param example a value for each name that has to be there
 */
export const group = <Shape extends z.ZodRawShape>(type: string, shape: Shape, example: Record<string, string>) =>
  z.strictObject(shape).meta({
    write: `write ${Object.keys(example)
      .map((name) => `"${name}"`)
      .join(' and ')}, for example ${asGroup(example)}`,
    graphql: { type },
  } satisfies FieldMeta)

/** Named values as one line of YAML. */
export const asGroup = (values: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`

const EXAMPLE = { picture: 'slide-1.jpg', alt: 'Two divers at a coral table' }

const shown = () => ({ picture: picture(), alt: altText(), focus: focus().optional(), ...asked() })

/** One of several pictures: its name, what is seen in it and, where that is needed, what of it stays in sight. */
export const shownPicture = () => group('ShownPicture', shown(), EXAMPLE)

/** The same with words below it. */
export const captionedPicture = () => group('CaptionedPicture', { ...shown(), caption: caption().optional() }, EXAMPLE)

type PictureFields<Name extends string> = Record<Name, ReturnType<typeof picture>> &
  Record<`${Name}Alt`, ReturnType<typeof altText>> &
  Record<`${Name}Focus`, z.ZodOptional<ReturnType<typeof focus>>> &
  Record<`${Name}Credit`, ReturnType<typeof asked>['credit']> &
  Record<`${Name}ShowsChildren`, ReturnType<typeof asked>['showsChildren']> &
  Record<`${Name}Consent`, ReturnType<typeof asked>['consent']>

/**
 * A picture with what is said of it, in fields called after its own.
 * @param best see `picture`
 */
export const pictureFields = <Name extends string>(name: Name, best?: number): PictureFields<Name> => {
  const { credit, showsChildren, consent } = asked()
  return {
    [name]: picture(best),
    [altField(name)]: altText(),
    [focusField(name)]: focus().optional(),
    [creditField(name)]: credit,
    [childrenField(name)]: showsChildren,
    [consentField(name)]: consent,
  } as PictureFields<Name>
}

/** A list of `min` to `max` values of one kind. */
export const list = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .meta({
      ...metaOf(item),
      write: `write a list of ${min === max ? min : `${min} to ${max}`} entries; for each, ${metaOf(item).write}`,
    } satisfies FieldMeta)

/** A field whose words are the same in every language, as names are. */
export const untranslated = <T extends z.ZodType>(field: T): T =>
  field.meta({ ...metaOf(field), translated: undefined } satisfies FieldMeta)

/** In a translation: names the English text that it was made from (sourceDigest.ts). */
export const digest = () =>
  matching(/^[0-9a-f]{12}$/, 'run npm run translate:mark with the name of this file, which writes it')

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
