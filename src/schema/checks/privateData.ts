import type { Metadata } from 'sharp'

type Hidden = Pick<Metadata, 'exif' | 'xmp' | 'iptc'>

/** Where and by whom, as TIFF 6.0 and Exif 2.32 number it; the number of the folder that holds the position. */
const GPS_FOLDER = 0x8825
const EXIF_FOLDER = 0x8769
const LATITUDE = 2
const PEOPLE: Readonly<Record<number, string>> = {
  0x013b: 'Artist',
  0x9c9d: 'XPAuthor',
  0xa430: 'CameraOwnerName',
}

const TIFF_AT = 6
const ENTRY_BYTES = 12
const ASCII = 2
const MOST_ENTRIES = 500

interface Found {
  isPlaced: boolean
  people: Set<string>
}

const clean = (text: string) => text.split('\0').join('').replace(/\s+/g, ' ').trim()

/** Reads one folder (IFD) of an Exif block: each entry has a tag, a type, a count and four bytes for value or place. */
const readFolder = (tiff: Buffer, isLittle: boolean, at: number, found: Found) => {
  const u16 = (place: number) => (isLittle ? tiff.readUInt16LE(place) : tiff.readUInt16BE(place))
  const u32 = (place: number) => (isLittle ? tiff.readUInt32LE(place) : tiff.readUInt32BE(place))
  const count = Math.min(u16(at), MOST_ENTRIES)
  for (let entry = at + 2; entry < at + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const tag = u16(entry)
    const value = u32(entry + 8)
    if (tag === EXIF_FOLDER) readFolder(tiff, isLittle, value, found)
    if (tag === GPS_FOLDER) {
      const places = Array.from({ length: Math.min(u16(value), MOST_ENTRIES) }, (_, i) =>
        u16(value + 2 + i * ENTRY_BYTES),
      )
      found.isPlaced ||= places.includes(LATITUDE)
    }
    if (PEOPLE[tag] === undefined) continue
    const bytes = u32(entry + 4)
    const text = tiff.subarray(bytes > 4 ? value : entry + 8, (bytes > 4 ? value : entry + 8) + bytes)
    const name = clean(text.toString(u16(entry + 2) === ASCII ? 'utf8' : 'utf16le'))
    if (name) found.people.add(name)
  }
}

const readExif = (exif: Buffer, found: Found) => {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? TIFF_AT : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  try {
    readFolder(tiff, isLittle, isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4), found)
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
const BY_LINE = Buffer.from([0x1c, 2, 80])

const readIptc = (iptc: Buffer, found: Found) => {
  const at = iptc.indexOf(BY_LINE)
  if (at === -1 || at + 5 > iptc.length) return
  const name = clean(iptc.toString('utf8', at + 5, at + 5 + iptc.readUInt16BE(at + 3)))
  if (name) found.people.add(name)
}

/** What a picture's file says besides what is seen: whether where it was taken, and names of people. */
export const privateData = ({ exif, xmp, iptc }: Hidden): { isPlaced: boolean; people: string[] } => {
  const found: Found = { isPlaced: false, people: new Set() }
  if (exif) readExif(exif, found)
  if (xmp) readXmp(xmp.toString('utf8'), found)
  if (iptc) readIptc(iptc, found)
  return { isPlaced: found.isPlaced, people: [...found.people] }
}
