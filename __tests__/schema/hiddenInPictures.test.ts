import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { FOLDER } from './exampleContent'
import { reportAfter } from './spoil'

const XMP = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
const POSITION = {
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '116/1 4/1 0/1' },
}

const notesOf = async (make: (picture: Sharp) => Sharp) => {
  const picture = await make(
    sharp({ create: { width: 1600, height: 900, channels: 3, background: '#258' } }),
  ).toBuffer()
  const { mistakes, notes } = await reportAfter((root) => writeFileSync(join(root, FOLDER, 'lead.jpg'), picture))
  expect(mistakes).toEqual([])
  return notes.filter((note) => note.includes('Visitors do not get it'))
}
const note = (found: string) => [
  `${FOLDER}/lead.jpg: holds ${found}. Visitors do not get it, but whoever sees the files does; npm run add:photos ${FOLDER} takes it out.`,
]

test.each<[string, (picture: Sharp) => Sharp, string]>([
  ['a place', (picture) => picture.withExif(POSITION).jpeg(), 'where it was taken (GPS)'],
  ['a place in a PNG', (picture) => picture.withExif(POSITION).png(), 'where it was taken (GPS)'],
  ['a place in a WebP', (picture) => picture.withExif(POSITION).webp(), 'where it was taken (GPS)'],
  [
    'a name',
    (picture) => picture.withExif({ IFD0: { Artist: 'Somebody Else' } }).jpeg(),
    'names of people (Somebody Else)',
  ],
  [
    'both',
    (picture) => picture.withExif({ ...POSITION, IFD0: { Artist: 'X' } }).jpeg(),
    'where it was taken (GPS) and names of people (X)',
  ],
  [
    'faces',
    (picture) =>
      picture
        .withXmp(XMP('mwg-rs:Name="Somebody" xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/">'))
        .jpeg(),
    'names of people (Somebody)',
  ],
  [
    'who took it',
    (picture) =>
      picture
        .withXmp(
          XMP(
            'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Somebody</rdf:li></rdf:Seq></dc:creator>',
          ),
        )
        .jpeg(),
    'names of people (Somebody)',
  ],
  [
    'a place in words of a program',
    (picture) => picture.withXmp(XMP('exif:GPSLatitude="8,24.0S" xmlns:exif="http://ns.adobe.com/exif/1.0/">')).jpeg(),
    'where it was taken (GPS)',
  ],
])('%s', async (_name, make, found) => {
  expect(await notesOf(make)).toEqual(note(found))
})

test.each<[string, (picture: Sharp) => Sharp]>([
  ['a camera', (picture) => picture.withExif({ IFD0: { Make: 'Phone', Model: 'One', Artist: ' ' } }).jpeg()],
  ['an empty position', (picture) => picture.withExif({ IFD3: { GPSVersionID: '2 3 0 0' } }).jpeg()],
  ['a profile', (picture) => picture.withIccProfile('p3').jpeg()],
])('%s is nobody’s business and no note', async (_name, make) => {
  expect(await notesOf(make)).toEqual([])
})
