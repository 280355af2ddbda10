import { optimize } from 'svgo'
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

/** They take away what is not seen, names of people and places among it, and change no shape. */
const CLEANERS = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeDesc',
  'removeTitle',
  // it says its box, and no size
  'removeDimensions',
] as const

/** It is shown whole, in whatever room there is. */
const ASPECT = { name: 'removeAttrs', params: { attrs: 'svg:preserveAspectRatio' } } as const

/**
 * Reads an SVG file and cleans it.
 * @returns the drawing, or what is wrong with it
 */
export const readDrawing = (text: string): Drawing | Message => {
  try {
    const sized = text.replace(/(\s(?:width|height)="[\d.]+)px"/g, '$1"')
    const { data } = optimize(sized, { plugins: [...CLEANERS, ASPECT] })
    const [acting] = ACTING.exec(data) ?? []
    if (acting) return message('actingDrawing', { found: acting.trim() })
    const [, width, height] =
      /^<svg\b[^>]*?\bviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(data) ?? []
    const ratio = Number(width) / Number(height)
    if (ratio > 0 && ratio < Infinity) {
      // as a file of its own it is nothing without
      const svg = data.includes('xmlns="') ? data : data.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      return { svg, ratio }
    }
  } catch {
    // what is no XML is no drawing
  }
  return message('notDrawing')
}

/** Whether a drawing could be read. */
export const isDrawing = (drawing: Drawing | Message): drawing is Drawing => 'svg' in drawing
