/** Colour profiles (ICC.1:2022, which is also ISO 15076-1) made from what a colour space is. */

/** CIE 1931 x and y of red, green, blue and white, in this order */
export type Chromaticities = readonly [number, number, number, number, number, number, number, number]

/** What numbers in a picture mean. */
export interface ColourSpace {
  name: string
  colours: Chromaticities
  /** To what power light follows from a number; undefined for the curve of sRGB (IEC 61966-2-1) */
  gamma: number | undefined
}

type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

const dot = ([a, b, c]: Vector, [d, e, f]: Vector) => a * d + b * e + c * f
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const scaled = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a * d, b * e, c * f]
const divided = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a / d, b / e, c / f]
const times = ([a, b, c]: Matrix, vector: Vector): Vector => [dot(a, vector), dot(b, vector), dot(c, vector)]

const transposed = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => [
  [a, d, g],
  [b, e, h],
  [c, f, i],
]

const inverse = ([a, b, c]: Matrix): Matrix => {
  const determinant = dot(a, cross(b, c))
  const part = (one: Vector, other: Vector) => divided(cross(one, other), [determinant, determinant, determinant])
  return transposed([part(b, c), part(c, a), part(a, b)])
}

/** X, Y and Z of a colour of Y = 1 */
const xyzOf = (x: number, y: number): Vector => [x / y, 1, (1 - x - y) / y]

/** Bradford's transform (ICC.1, annex E.3): from X, Y, Z to the answers of an eye */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
/** The white of a profile (ICC.1, 7.2.16) */
const D50: Vector = [0.9642, 1, 0.8249]

/** Red, green and blue in X, Y, Z, as they look where white is D50 */
const adapted = ([rx, ry, gx, gy, bx, by, wx, wy]: Chromaticities): Matrix => {
  const white = xyzOf(wx, wy)
  const [red, green, blue] = [xyzOf(rx, ry), xyzOf(gx, gy), xyzOf(bx, by)]
  const [r, g, b] = times(inverse(transposed([red, green, blue])), white)
  const back = inverse(BRADFORD)
  const gain = divided(times(BRADFORD, D50), times(BRADFORD, white))
  const turned = (colour: Vector, share: number) =>
    times(back, scaled(scaled(times(BRADFORD, colour), gain), [share, share, share]))
  return [turned(red, r), turned(green, g), turned(blue, b)]
}

const FIXED = 65_536
const numbers = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, i) => view.setInt32(4 * i, Math.round(value * FIXED)))
  return new Uint8Array(view.buffer)
}
const words = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const joined = (...parts: Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A text in one language (ICC.1, 10.15) */
const localized = (text: string) =>
  joined(
    words('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0'),
    words(String.fromCharCode(2 * text.length)),
    words('\0\0\0\x1c'),
    ...[...text].map((sign) => words(`\0${sign}`)),
  )

/** IEC 61966-2-1: (a x + b)^g from d on, c x below */
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45]
const curveOf = (gamma: number | undefined) =>
  joined(
    words(gamma === undefined ? 'para\0\0\0\0\0\x03\0\0' : 'para\0\0\0\0\0\0\0\0'),
    numbers(...(gamma === undefined ? SRGB_CURVE : [gamma])),
  )

const HEADER_BYTES = 128
const TAG_BYTES = 12

const xyz = (colour: Vector) => joined(words('XYZ \0\0\0\0'), numbers(...colour))
const inFours = (data: Uint8Array) => joined(data, new Uint8Array(-data.length & 3))

/** The profile of a colour space, version 4, with three colours and a curve. */
export const iccProfile = ({ name, colours, gamma }: ColourSpace): Uint8Array<ArrayBuffer> => {
  const [red, green, blue] = adapted(colours)
  const curve = curveOf(gamma)
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', localized(name)],
    ['cprt', localized('CC0')],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  let at = HEADER_BYTES + 4 + TAG_BYTES * tags.length
  const table = tags.map(([tag, data]) => {
    const entry = new DataView(new ArrayBuffer(8))
    entry.setUint32(0, at)
    entry.setUint32(4, data.length)
    at += inFours(data).length
    return joined(words(tag), new Uint8Array(entry.buffer))
  })
  const header = new Uint8Array(HEADER_BYTES + 4)
  header.set(words('\x04\x30\0\0mntrRGB XYZ '), 8)
  header.set(words('acsp'), 36)
  header.set(numbers(...D50), 68)
  const view = new DataView(header.buffer)
  view.setUint32(0, at)
  view.setUint32(HEADER_BYTES, tags.length)
  return joined(header, ...table, ...tags.map(([, data]) => inFours(data)))
}
