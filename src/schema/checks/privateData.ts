/** Blocks of a picture's file, as sharp calls them */
export interface Hidden {
  exif?: Uint8Array
  xmp?: Uint8Array
  iptc?: Uint8Array
}

/** Where and by whom, as TIFF 6.0 and Exif 2.32 number it; the number of the folder that holds the position. */
const GPS_FOLDER = 0x8825
const EXIF_FOLDER = 0x8769
const LATITUDE = 2
const PEOPLE: Readonly<Record<number, string>> = {
  0x013b: 'Artist',
  0x9c9d: 'XPAuthor',
  0xa430: 'CameraOwnerName',
}

const EXIF_SIGN = [0x45, 0x78, 0x69, 0x66]
const TIFF_AT = 6
const LITTLE = 0x49
const ENTRY_BYTES = 12
const ASCII = 2
const MOST_ENTRIES = 500

interface Found {
  isPlaced: boolean
  people: Set<string>
}

const viewOf = (tiff: Uint8Array) => ({
  view: new DataView(tiff.buffer, tiff.byteOffset, tiff.length),
  isLittle: tiff[0] === LITTLE,
})

const words = (bytes: Uint8Array, encoding = 'utf-8') => new TextDecoder(encoding).decode(bytes)
const clean = (text: string) => text.split('\0').join('').replace(/\s+/g, ' ').trim()

/** Reads one folder (IFD) of an Exif block: each entry has a tag, a type, a count and four bytes for value or place. */
const readFolder = (tiff: Uint8Array, at: number, found: Found) => {
  const { view, isLittle } = viewOf(tiff)
  const u16 = (place: number) => view.getUint16(place, isLittle)
  const u32 = (place: number) => view.getUint32(place, isLittle)
  const count = Math.min(u16(at), MOST_ENTRIES)
  for (let entry = at + 2; entry < at + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const tag = u16(entry)
    const value = u32(entry + 8)
    if (tag === EXIF_FOLDER) readFolder(tiff, value, found)
    if (tag === GPS_FOLDER) {
      const places = Array.from({ length: Math.min(u16(value), MOST_ENTRIES) }, (_, i) =>
        u16(value + 2 + i * ENTRY_BYTES),
      )
      found.isPlaced ||= places.includes(LATITUDE)
    }
    if (PEOPLE[tag] === undefined) continue
    const bytes = u32(entry + 4)
    const text = tiff.subarray(bytes > 4 ? value : entry + 8, (bytes > 4 ? value : entry + 8) + bytes)
    const name = clean(words(text, u16(entry + 2) === ASCII ? 'utf-8' : 'utf-16le'))
    if (name) found.people.add(name)
  }
}

const readExif = (exif: Uint8Array, found: Found) => {
  const tiff = exif.subarray(EXIF_SIGN.every((byte, i) => exif[i] === byte) ? TIFF_AT : 0)
  const { view, isLittle } = viewOf(tiff)
  try {
    readFolder(tiff, view.getUint32(4, isLittle), found)
  } catch (error) {
    // what a camera wrote beyond the block's end nobody else can read either
    if (!(error instanceof RangeError)) throw error
  }
}

/** Names of people in XMP: who took it, and who is seen in it, as IPTC and makers of picture programs write them. */
const XMP_PEOPLE =
  /<(dc:creator|Iptc4xmpExt:PersonInImage|photoshop:AuthorsPosition|mwg-rs:Name|MPReg:PersonDisplayName)>([\s\S]*?)<\/\1>|(?:mwg-rs:Name|MPReg:PersonDisplayName|aux:OwnerName)="([^"]+)"/g

const readXmp = (xmp: string, found: Found) => {
  if (/exif:GPSLatitude[=>]/.test(xmp)) found.isPlaced = true
  for (const [, , inside, value] of xmp.matchAll(XMP_PEOPLE)) {
    const names = inside === undefined ? [value ?? ''] : inside.split(/<[^>]*>/)
    for (const name of names.map(clean).filter(Boolean)) found.people.add(name)
  }
}

/** IPTC-IIM, record 2: who took it (By-line). */
const BY_LINE = [0x1c, 2, 80]

const readIptc = (iptc: Uint8Array, found: Found) => {
  const at = iptc.findIndex((_, start) => BY_LINE.every((byte, i) => iptc[start + i] === byte))
  const [high = 0, low = 0] = at === -1 ? [] : iptc.subarray(at + 3)
  const name = clean(words(iptc.subarray(at + 5, at + 5 + high * 256 + low)))
  if (name) found.people.add(name)
}

/** What a picture's file says besides what is seen: whether where it was taken, and names of people. */
export const privateData = ({ exif, xmp, iptc }: Hidden): { isPlaced: boolean; people: string[] } => {
  const found: Found = { isPlaced: false, people: new Set() }
  if (exif) readExif(exif, found)
  if (xmp) readXmp(words(xmp), found)
  if (iptc) readIptc(iptc, found)
  return { isPlaced: found.isPlaced, people: [...found.people] }
}
