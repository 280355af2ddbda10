const BRAND_AT = 8
/** Brands of the box `ftyp`; AVIF has its own, and browsers and sharp read it. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const MOST_BYTES = 256

/**
 * Whether a file is a picture as telephones save it (HEIF with HEVC, ISO/IEC 23008-12), whatever it is called.
 * @param file its first bytes, or all
 */
export const isHeic = (file: Uint8Array): boolean => {
  const text = String.fromCharCode(...file.subarray(0, MOST_BYTES))
  if (text.slice(4, BRAND_AT) !== 'ftyp') return false
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0)
  const brands = text.slice(BRAND_AT, length).match(/[^]{4}/g) ?? []
  return !brands.some((brand) => brand.startsWith('avi')) && brands.some((brand) => BRANDS.includes(brand))
}

/** Of the pictures in such a file the one that it is about. */
export const primaryOf = <Image extends { is_primary(): boolean }>(images: readonly Image[]): Image | undefined =>
  images.find((one) => one.is_primary()) ?? images[0]
