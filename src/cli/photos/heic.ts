/* eslint-disable no-console -- what libheif says there of damage, in its own words, is kept back */
/** Pictures as telephones save them (HEIF with HEVC, ISO/IEC 23008-12), which neither sharp nor browsers read. */
import { createRequire } from 'node:module'
import { primaryOf } from '../../lib/heic'
import type * as Libheif from 'libheif-js/wasm-bundle'

export interface DecodedHeic {
  /** RGBA, upright, in the colours that the file states */
  data: Buffer
  width: number
  height: number
}

const decode = async (file: Buffer): Promise<DecodedHeic | undefined> => {
  const { HeifDecoder } = createRequire(__filename)('libheif-js/wasm-bundle') as typeof Libheif
  const images = new HeifDecoder().decode(file)
  const image = primaryOf(images)
  if (!image) return undefined
  const [width, height] = [image.get_width(), image.get_height()]
  const room = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const pixels = await new Promise<{ data: Uint8ClampedArray } | null>((done) => image.display(room, done))
  for (const one of images) one.free()
  return pixels ? { data: Buffer.from(pixels.data.buffer), width, height } : undefined
}

/** The picture that the file is about; undefined where it is damaged. Loads the decoder (2 MB) when it is first asked. */
export const decodeHeic = async (file: Buffer): Promise<DecodedHeic | undefined> => {
  const { log } = console
  console.log = () => undefined
  try {
    return await decode(file)
  } finally {
    console.log = log
  }
}
