/** Where a WebP file holds pictures, whole or as frames of an animation (RFC 9649, 2.7.1). */
const PICTURES = ['VP8 ', 'VP8L']
const FRAME = 'ANMF'
const FILE_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const FRAME_HEAD_BYTES = 16

/** The compressed data of each picture in a WebP file. */
const pictureData = (chunks: Buffer): Buffer[] => {
  const found: Buffer[] = []
  for (let at = 0; at + CHUNK_HEAD_BYTES <= chunks.length;) {
    const kind = chunks.toString('latin1', at, at + 4)
    const length = chunks.readUInt32LE(at + 4)
    const start = at + CHUNK_HEAD_BYTES
    const data = chunks.subarray(start, start + length)
    if (PICTURES.includes(kind)) found.push(data)
    else if (kind === FRAME) found.push(...pictureData(data.subarray(FRAME_HEAD_BYTES)))
    at = start + length + (length % 2)
  }
  return found
}

/**
 * What a picture of one colour comes to: libwebp writes zeros for it, a byte for every 10,400 pixels (measured from 2 to
 * 96 megapixels, at qualities 30 to 80; lossless none). Half of that is room for other encoders.
 */
const PIXELS_FOR_A_ZERO = 5000
const FEW = 1024

/**
 * Whether a WebP file's pictures hold no gap filled with zeros, as a copy leaves that was broken off. Its decoder makes
 * something of every byte.
 * @param pixels width × height
 */
export const isWholeWebp = (file: Buffer, pixels: number): boolean => {
  const gap = Buffer.alloc(Math.max(FEW, Math.ceil(pixels / PIXELS_FOR_A_ZERO)))
  return pictureData(file.subarray(FILE_HEAD_BYTES)).every((data) => !data.includes(gap))
}
