import { optimize, type CustomPlugin, type XastParent } from 'svgo'

/** An SVG drawing as it is served. */
export interface Drawing {
  svg: string
  /** Width by height */
  ratio: number
}

/** Elements that no drawing may hold, each with its name for people: they run, or are another page. */
const REFUSED = new Map([
  ['script', 'a script'],
  ['foreignobject', '<foreignObject>'],
])

/** Browsers pass over such signs inside an address. */
const withoutGaps = (address: string) => address.replace(/[\s\p{Cc}]/gu, '')

/** An address leads to a part of the drawing, or holds a font. */
const addressMistake = (written: string) => {
  const address = withoutGaps(written)
  if (/^(#|data:(font|application)\/)/i.test(address)) return undefined
  if (/^data:image\//i.test(address)) return 'a picture made of pixels'
  return /^([a-z]+:)?\/\//i.test(address) ? 'an address of another site' : 'the address of another file'
}

const styleMistake = (style: string) => {
  const addresses = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address)
  return addresses.map(addressMistake).find(Boolean) ?? (/@import/i.test(style) ? 'another style sheet' : undefined)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

const attributeMistake = ([name, value]: [string, string]) => {
  const local = localName(name)
  if (local.startsWith('on')) return 'an event handler'
  if (/^javascript:/i.test(withoutGaps(value))) return 'a javascript: link'
  return local === 'href' || local === 'src' ? addressMistake(value) : styleMistake(value)
}

/** Thrown with what was found, as the middle of a sentence. */
class Refused extends Error {}
const refuse = (found: string | undefined) => {
  if (found) throw new Refused(`holds ${found}`)
}

const isStyle = (parent: XastParent) => parent.type === 'element' && localName(parent.name) === 'style'

const refuseWhatActs: CustomPlugin = {
  name: 'refuseWhatActs',
  fn: () => ({
    doctype: { enter: ({ data }) => refuse(/<!ENTITY/i.test(data.doctype) ? '<!ENTITY>' : undefined) },
    element: {
      enter: ({ name, attributes }) => {
        for (const attribute of Object.entries(attributes)) refuse(attributeMistake(attribute))
        refuse(REFUSED.get(localName(name)))
      },
    },
    text: { enter: ({ value }, parent) => refuse(isStyle(parent) ? styleMistake(value) : undefined) },
    cdata: { enter: ({ value }, parent) => refuse(isStyle(parent) ? styleMistake(value) : undefined) },
  }),
}

const pixels = (length = '') => Number(/^\s*([\d.]+)(px)?\s*$/.exec(length)?.[1])

/** A drawing is shown whole, in whatever room there is: it says its box, and no size. */
const wholeBox = (give: (ratio: number) => void): CustomPlugin => ({
  name: 'wholeBox',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (parent.type !== 'root' || localName(name) !== 'svg') return
        attributes.viewBox ??= `0 0 ${pixels(attributes.width)} ${pixels(attributes.height)}`
        const [, , width = 0, height = 0] = attributes.viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number)
        if (!(width > 0 && height > 0)) throw new Refused('has neither a viewBox nor a width and height in pixels')
        // as a file of its own it is nothing without
        if (name === 'svg') attributes.xmlns ??= 'http://www.w3.org/2000/svg'
        delete attributes.width
        delete attributes.height
        delete attributes.preserveAspectRatio
        give(width / height)
      },
    },
  }),
})

/** They take away what is not seen, names of people and places among it, and change no shape. */
const CLEANERS = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeDesc',
  'removeTitle',
] as const

/**
 * Reads an SVG file and cleans it.
 * @returns the drawing, or what is wrong with it: the end of a sentence that begins with its name
 */
export const readDrawing = (text: string): Drawing | string => {
  let ratio = 0
  try {
    const { data } = optimize(text, { plugins: [refuseWhatActs, wholeBox((found) => (ratio = found)), ...CLEANERS] })
    if (ratio) return { svg: data, ratio }
  } catch (error) {
    if (error instanceof Refused) return `${error.message}; export it again as a plain SVG, or put a PNG there.`
  }
  return 'is not an SVG drawing; export it again, or put a PNG there.'
}
