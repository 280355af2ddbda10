import sharp, { type Metadata, type Sharp, type ResizeOptions } from 'sharp'
import { FAIL_ON } from '../../schema/checks/wholePicture'

/** What gatsby-plugin-sharp asks for; sides in pixels. */
export interface Variant {
  toFormat: string
  quality: number
  width?: number
  height?: number
  fit?: ResizeOptions['fit']
  cropFocus?: ResizeOptions['position']
  background?: ResizeOptions['background']
}

const ARGUMENTS = ['toFormat', 'quality', 'width', 'height', 'fit', 'cropFocus', 'background']

/** @throws where a query asks for something that `encodeVariants` does not do */
export const checkVariant = (variant: Variant): Variant => {
  const unknown = Object.keys(variant).find((name) => !ARGUMENTS.includes(name))
  if (unknown)
    throw new Error(`A picture is asked for with "${unknown}"; do that in src/gatsby/pictures/encodePicture.ts first.`)
  return variant
}

/**
 * At sharp's own effort of 4 AVIF is 95 % of the build's time. Effort 1 takes half the time of effort 2 for as many bytes
 * and a SSIM that differs in the fourth place after the point (docs/decisions/pictures-drawings-type.md).
 */
const AVIF_EFFORT = 1

const ENCODERS: Readonly<Record<string, (picture: Sharp, quality: number) => Sharp>> = {
  jpg: (picture, quality) => picture.jpeg({ quality, progressive: true }),
  png: (picture, quality) => picture.png({ quality, compressionLevel: 9, adaptiveFiltering: false }),
  webp: (picture, quality) => picture.webp({ quality }),
  avif: (picture, quality) => picture.avif({ quality, effort: AVIF_EFFORT }),
}

/** Encodes what sharp has opened, in one of the formats that the site serves. */
export const encode = (picture: Sharp, format: string, quality: number): Promise<Buffer> => {
  const encoder = ENCODERS[format]
  if (!encoder)
    throw new Error(
      `it is asked for as "${format}"; write an encoder for that in src/gatsby/pictures/encodePicture.ts.`,
    )
  return encoder(picture, quality).toBuffer()
}

export type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** A picture decoded, to be handed from one step to the next. */
export const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels } }
}
export const open = ({ data, raw }: Pixels) => sharp(data, { raw })

/**
 * Makes sharp give a picture's pixels in sRGB. By itself it gives those of 16 bits that have a profile in Display P3, without
 * a word; and it takes those without one for Display P3 as soon as it is told the same of them (sharp 0.35, pipeline.cc,
 * `processingProfile`).
 */
export const inSrgb = (picture: Sharp, { icc, space }: Metadata): Sharp =>
  icc && space === 'rgb16' ? picture.withIccProfile('srgb') : picture.toColourspace('srgb')

const largest = (sides: readonly (number | undefined)[]) => Math.max(...sides.map((side) => side ?? 0)) || undefined

const sizeOf = ({ width, height, fit, cropFocus, background }: Variant): ResizeOptions => ({
  width,
  height,
  fit,
  position: cropFocus,
  background,
})

const bySize = <V extends Variant>(variants: readonly V[]) => {
  const sizes = new Map<string, { size: ResizeOptions; ofSize: V[] }>()
  for (const variant of variants) {
    const size = sizeOf(variant)
    const key = JSON.stringify(size)
    sizes.set(key, { size, ofSize: [...(sizes.get(key)?.ofSize ?? []), variant] })
  }
  return [...sizes.values()]
}

/**
 * Makes variants of one picture, upright and without its metadata. The file is decoded once and scaled once for each
 * size; gatsby-plugin-sharp does both for every format, which is a quarter of its time.
 * @param write is given each variant as soon as it is there
 */
export const encodeVariants = async <V extends Variant>(
  path: string,
  variants: readonly V[],
  write: (variant: V, encoded: Buffer) => Promise<void>,
) => {
  const width = largest(variants.map((variant) => variant.width))
  const height = largest(variants.map((variant) => variant.height))
  const upright = sharp(path, { failOn: FAIL_ON }).rotate().resize({ width, height, fit: 'outside' })
  const master = await pixelsOf(inSrgb(upright, await sharp(path).metadata()))
  for (const { size, ofSize } of bySize(variants)) {
    const scaled = await pixelsOf(open(master).resize(size))
    for (const variant of ofSize) await write(variant, await encode(open(scaled), variant.toFormat, variant.quality))
  }
}
