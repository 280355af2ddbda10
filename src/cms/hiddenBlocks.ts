import type { Hidden } from '../schema/checks/privateData'

/** How a block of Exif begins in every kind of file (TIFF 6.0), with its first folder behind it, where all cameras put it */
const TIFF = ['II*\0\b\0\0\0', 'MM\0*\0\0\0\b']
const XMP = /<x:xmpmeta[\s>][^]*?<\/x:xmpmeta>/g
const IPTC = ['Photoshop 3.0\0']
/** Where in a JPEG such a block ends at the latest */
const MOST_BYTES = 65_533

/**
 * What a picture's file may say besides what is seen, found by how it begins: a browser reads the pixels only, and the same search
 * does for JPEG, PNG, WebP, AVIF and HEIC.
 */
export const hiddenBlocks = (file: Uint8Array): Hidden => {
  const text = new TextDecoder('latin1').decode(file)
  const behind = (signs: readonly string[]) => {
    const [at] = signs.map((sign) => text.indexOf(sign)).filter((place) => place !== -1)
    return at === undefined ? undefined : file.subarray(at, at + MOST_BYTES)
  }
  const xmp = [...text.matchAll(XMP)].map(({ index, 0: block }) => file.subarray(index, index + block.length))
  return {
    exif: behind(TIFF),
    xmp: xmp.length ? Uint8Array.from(xmp.flatMap((block) => [...block])) : undefined,
    iptc: behind(IPTC),
  }
}
