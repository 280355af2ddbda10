import { primaryOf } from '../lib/heic'

/**
 * Decodes a picture as telephones save it. The decoder (2 MB) is loaded for the first one.
 * @returns upright pixels, as numbers that mean what the file says of its colours; undefined where it is damaged
 */
export const heicPixels = async (file: Uint8Array): Promise<ImageData | undefined> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  const images = new (await libheif()).HeifDecoder().decode(file)
  const image = primaryOf(images)
  if (!image) return undefined
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = new ImageData(width, height)
  const isDone = await new Promise<boolean>((done) => image.display(pixels, (filled) => done(filled !== null)))
  for (const one of images) one.free()
  return isDone ? pixels : undefined
}
