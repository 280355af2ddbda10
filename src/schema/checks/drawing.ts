import { optimize, type CustomPlugin } from 'svgo'
import { message, type Message } from '../mistake'

/** An SVG drawing as it is served. */
export interface Drawing {
  svg: string
  /** Width by height */
  ratio: number
}

/** What runs, loads something, or is another page: a drawing holds none of it. */
const ACTING =
  /<(?:\w+:)?(?:script|foreignObject|iframe|image)\b|\son\w+\s*=|javascript:|@import|\b(?:href|src)\s*=\s*["'](?!#|data:(?:font|application)\/)|url\(\s*["']?(?!#|data:(?:font|application)\/)/i

const pixels = (length = '') => Number(/^\s*([\d.]+)(px)?\s*$/.exec(length)?.[1])

/** A drawing is shown whole, in whatever room there is: it says its box, and no size. */
const wholeBox = (give: (ratio: number) => void): CustomPlugin => ({
  name: 'wholeBox',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (parent.type !== 'root' || name !== 'svg') return
        attributes.viewBox ??= `0 0 ${pixels(attributes.width)} ${pixels(attributes.height)}`
        const [, , width = 0, height = 0] = attributes.viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number)
        // as a file of its own it is nothing without
        attributes.xmlns ??= 'http://www.w3.org/2000/svg'
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
 * @returns the drawing, or what is wrong with it
 */
export const readDrawing = (text: string): Drawing | Message => {
  let ratio = NaN
  try {
    const { data } = optimize(text, { plugins: [...CLEANERS, wholeBox((found) => (ratio = found))] })
    const [acting] = ACTING.exec(data) ?? []
    if (acting) return message('actingDrawing', { found: acting.trim() })
    if (ratio > 0 && ratio < Infinity) return { svg: data, ratio }
  } catch {
    // what is no XML is no drawing
  }
  return message('notDrawing')
}

/** Whether a drawing could be read. */
export const isDrawing = (drawing: Drawing | Message): drawing is Drawing => 'svg' in drawing
