import { primaryOf } from '../lib/heic'

/** The wide colours of telephones, by the name in the file's profile (ICC); all others are shown as sRGB. */
const DISPLAY_P3 = /Display P3|sP3C/
/** What describes the picture stands in front of it. */
const HEAD_BYTES = 0x40000

/** Words of a profile are UTF-16. */
const wordsIn = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).split('\0').join('')

/**
 * Decodes a picture as telephones save it. The decoder (2 MB) is loaded for the first one.
 * @returns upright pixels; undefined where the file is damaged
 */
export const heicPixels = async (file: Uint8Array): Promise<ImageData | undefined> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  const images = new (await libheif()).HeifDecoder().decode(file)
  const image = primaryOf(images)
  if (!image) return undefined
  const [width, height] = [image.get_width(), image.get_height()]
  const colorSpace = DISPLAY_P3.test(wordsIn(file)) ? 'display-p3' : 'srgb'
  const pixels = new ImageData(width, height, { colorSpace })
  const isDone = await new Promise<boolean>((done) => image.display(pixels, (filled) => done(filled !== null)))
  for (const one of images) one.free()
  return isDone ? pixels : undefined
}
