/**
 * Colours that a picture's file states in a way that decoders pass over. What they follow by themselves, a profile (ICC) in
 * a JPEG, PNG, WebP or AVIF, is not looked at here.
 */
import { isHeic } from './heic'
import { iccProfile, type Chromaticities, type ColourSpace } from './iccProfile'

const D65 = [0.3127, 0.329] as const
const SRGB: Chromaticities = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...D65]

/** Code points of primaries (ITU-T H.273, table 2) that are not those of sRGB, or so near that nobody sees it. */
const PRIMARIES: Readonly<Record<number, readonly [string, Chromaticities]>> = {
  9: ['BT.2020', [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...D65]],
  12: ['Display P3', [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...D65]],
}
/** Code points of transfer (table 3): those of a plain power; PQ and HLG hold more light than a page shows. */
const GAMMAS: Readonly<Record<number, number>> = { 4: 2.2, 5: 2.8, 8: 1 }
const HDR = [16, 18]

const ADOBE_RGB: ColourSpace = {
  name: 'Adobe RGB (1998)',
  colours: [0.64, 0.33, 0.21, 0.71, 0.15, 0.06, ...D65],
  gamma: 563 / 256,
}

export type StatedColours = ColourSpace | 'HDR' | undefined

const codePoints = (primaries: number, transfer: number): StatedColours => {
  if (HDR.includes(transfer)) return 'HDR'
  const [name, colours] = PRIMARIES[primaries] ?? ['sRGB', SRGB]
  const gamma = GAMMAS[transfer]
  return colours === SRGB && gamma === undefined ? undefined : { name, colours, gamma }
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

interface Part {
  type: string
  data: Uint8Array
}

/** Chunks in front of a PNG's pixels. */
const chunksOf = (file: Uint8Array) => {
  const chunks = new Map<string, Uint8Array>()
  const view = viewOf(file)
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const type = latin1(file.subarray(at + 4, at + 8))
    if (type === 'IDAT') break
    chunks.set(type, file.subarray(at + 8, at + 8 + view.getUint32(at)))
  }
  return chunks
}

/** Values of the chunks `gAMA` and `cHRM` are hundred thousandths. */
const parts = (data: Uint8Array) =>
  Array.from({ length: data.length >> 2 }, (_, i) => viewOf(data).getUint32(4 * i) / 100_000)

/** Up to here nobody sees a difference; programs round, and write 2.2 for the curve of sRGB. */
const SAME_GAMMA = 0.05
const SAME_PLACE = 0.005

/** PNG, third edition, 4.3: `cICP` before `iCCP` before `sRGB` before `gAMA` and `cHRM`. */
const inPng = (file: Uint8Array): StatedColours => {
  const chunks = chunksOf(file)
  const [primaries, transfer] = chunks.get('cICP') ?? []
  if (primaries !== undefined && transfer !== undefined) return codePoints(primaries, transfer)
  const [power = 0] = parts(chunks.get('gAMA') ?? new Uint8Array())
  // browsers read no chromaticities without it either
  if (chunks.has('iCCP') || chunks.has('sRGB') || power === 0) return undefined
  const [wx, wy, ...rest] = parts(chunks.get('cHRM') ?? new Uint8Array())
  const colours = rest.length === 6 ? ([...rest, wx, wy] as unknown as Chromaticities) : SRGB
  const gamma = Math.abs(1 / power - 2.2) > SAME_GAMMA ? 1 / power : undefined
  const isSrgb = SRGB.every((value, i) => Math.abs(value - (colours[i] ?? 0)) < SAME_PLACE)
  return isSrgb && gamma === undefined ? undefined : { name: 'As the PNG says', colours, gamma }
}

/** Boxes of a HEIF or AVIF (ISO/IEC 14496-12, 4.2), one after the other. */
const boxesIn = (data: Uint8Array): Part[] => {
  const boxes: Part[] = []
  const view = viewOf(data)
  for (let at = 0; at + 8 <= data.length;) {
    const size = view.getUint32(at)
    if (size < 8) break
    boxes.push({ type: latin1(data.subarray(at + 4, at + 8)), data: data.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}
const boxIn = (boxes: readonly Part[], type: string) => boxes.find((box) => box.type === type)?.data ?? new Uint8Array()

/** Numbers of the properties, from 1, that belong to a picture of the file (ISO/IEC 23008-12, 9.3.2) */
const propertiesOf = (ipma: Uint8Array, wanted: number) => {
  const view = viewOf(ipma)
  const hasLongIds = view.getUint8(0) > 0
  const hasLongNumbers = (view.getUint8(3) & 1) === 1
  let at = 8
  for (let entry = view.getUint32(4); entry > 0; entry -= 1) {
    const id = hasLongIds ? view.getUint32(at) : view.getUint16(at)
    at += hasLongIds ? 5 : 3
    const count = view.getUint8(at - 1)
    const of = (i: number) => (hasLongNumbers ? view.getUint16(at + 2 * i) & 0x7fff : view.getUint8(at + i) & 0x7f)
    if (id === wanted) return Array.from({ length: count }, (_, i) => of(i))
    at += count * (hasLongNumbers ? 2 : 1)
  }
  return []
}

const coloursOfHeif = (file: Uint8Array) => {
  const meta = boxesIn(boxIn(boxesIn(file), 'meta').subarray(4))
  const pitm = boxIn(meta, 'pitm')
  const iprp = boxesIn(boxIn(meta, 'iprp'))
  const properties = boxesIn(boxIn(iprp, 'ipco'))
  const [ipma, first] = [boxIn(iprp, 'ipma'), pitm[0] ? viewOf(pitm).getUint32(4) : viewOf(pitm).getUint16(4)]
  const own = propertiesOf(ipma, first).flatMap((number) => properties[number - 1] ?? [])
  // a picture that is put together of tiles may leave its colours to them
  const stated = [own, properties].map((some) => some.filter(({ type }) => type === 'colr')).find((some) => some.length)
  return (stated ?? []).map(({ data }) => ({ type: latin1(data.subarray(0, 4)), data: data.subarray(4) }))
}

/** The profile (ICC) of a HEIF or AVIF file, or what its code points say. */
const inHeif = (file: Uint8Array): { icc: Uint8Array | undefined; stated: StatedColours } => {
  try {
    const colours = coloursOfHeif(file)
    const icc = colours.find(({ type }) => ['prof', 'rICC'].includes(type))?.data
    const nclx = colours.find(({ type }) => type === 'nclx')?.data
    const stated = nclx && codePoints(viewOf(nclx).getUint16(0), viewOf(nclx).getUint16(2))
    return { icc, stated: stated === 'HDR' || !icc ? stated : undefined }
  } catch (error) {
    // what is cut off so early has no picture either
    if (!(error instanceof RangeError)) throw error
    return { icc: undefined, stated: undefined }
  }
}

const HEAD_BYTES = 0x20000
const START_OF_SCAN = 0xffda
/** Not 0xffff, which some programs write in front of one */
const isMarker = (word: number) => word >= 0xffc0 && word < 0xffff

/** What stands in front of a JPEG's pixels (ITU-T T.81, B.1.1), or its first bytes where its parts do not follow each other. */
const headOf = (jpeg: Uint8Array) => {
  const view = viewOf(jpeg)
  let at = 2
  while (at + 4 <= jpeg.length && isMarker(view.getUint16(at))) {
    if (view.getUint16(at) === START_OF_SCAN) return jpeg.subarray(0, at)
    at += 2 + view.getUint16(at + 2)
  }
  return jpeg.subarray(0, HEAD_BYTES)
}

/** Exif's interoperability index in either order of bytes: Adobe RGB as cameras write it (JEITA CP-3461, DCF 2.0), without a profile. */
const OPTION_FILE = ['\0\x01\0\x02\0\0\0\x04R03\0', '\x01\0\x02\0\x04\0\0\0R03\0']

const inJpeg = (file: Uint8Array): StatedColours => {
  const head = new TextDecoder('latin1').decode(headOf(file))
  return OPTION_FILE.some((entry) => head.includes(entry)) && !head.includes('ICC_PROFILE\0') ? ADOBE_RGB : undefined
}

const beginsWith = (file: Uint8Array, text: string) => latin1(file.subarray(0, text.length)) === text
const isHeif = (file: Uint8Array) => latin1(file.subarray(4, 8)) === 'ftyp'
const isJpeg = (file: Uint8Array) => beginsWith(file, '\xff\xd8')

/**
 * What a file says of its colours where decoders do not read it: `cICP`, `gAMA` and `cHRM` of a PNG, code points of a HEIF
 * or AVIF, Adobe RGB of a camera.
 * @returns HDR where its light is beyond what a page shows; undefined where nothing has to be known
 */
export const statedColours = (file: Uint8Array): StatedColours => {
  if (isJpeg(file)) return inJpeg(file)
  if (beginsWith(file, '\x89PNG')) return inPng(file)
  return isHeif(file) ? inHeif(file).stated : undefined
}

/** The profile that has to be given to decoded pixels, because the decoder does not. */
export const profileToGive = (file: Uint8Array): Uint8Array | undefined => {
  if (isHeic(file)) {
    const { icc } = inHeif(file)
    if (icc) return icc
  }
  const stated = statedColours(file)
  return stated && stated !== 'HDR' ? iccProfile(stated) : undefined
}

const LENGTH_AT = 2
/** A JPEG with a profile in it (ICC.1, annex B.4), behind its first marker. */
export const jpegWithProfile = (jpeg: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = Uint8Array.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', (sign) => sign.charCodeAt(0))
  new DataView(head.buffer).setUint16(LENGTH_AT, head.length - LENGTH_AT + profile.length)
  const whole = new Uint8Array(jpeg.length + head.length + profile.length)
  whole.set(jpeg.subarray(0, 2))
  whole.set(head, 2)
  whole.set(profile, 2 + head.length)
  whole.set(jpeg.subarray(2), 2 + head.length + profile.length)
  return whole
}
