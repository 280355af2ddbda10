import sharp, { type Sharp } from 'sharp'
import { hiddenBlocks } from '../../src/cms/hiddenBlocks'
import { privateData } from '../../src/schema/checks/privateData'
import { HEIC, HEIC_OF_SOMEBODY } from '../cli/heicPatches'

const GPS = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } }
const FACE = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" mwg-rs:Name="Somebody" xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"/></rdf:RDF></x:xmpmeta>`
const plain = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#258' } })
const placed = () => plain().withExif(GPS)

const read = async (file: Sharp | Buffer) =>
  privateData(hiddenBlocks(Buffer.isBuffer(file) ? file : await file.toBuffer()))

test.each<[string, () => Sharp | Buffer]>([
  ['JPEG', () => placed().jpeg()],
  ['PNG', () => placed().png()],
  ['WebP', () => placed().webp()],
  ['AVIF', () => placed().avif()],
  ['HEIC', () => HEIC_OF_SOMEBODY],
])('%s says where and by whom it was taken', async (_kind, make) => {
  expect(await read(make())).toEqual({ isPlaced: true, people: ['Somebody'] })
})

test.each<[string, (picture: Sharp) => Sharp]>([
  ['JPEG', (picture) => picture.jpeg()],
  ['WebP', (picture) => picture.webp()],
])('%s says who is seen', async (_kind, encode) => {
  expect(await read(encode(plain().withXmp(FACE)))).toEqual({ isPlaced: false, people: ['Somebody'] })
})

test.each<[string, () => Sharp | Buffer]>([
  ['JPEG', () => plain().withIccProfile('p3').jpeg()],
  ['PNG', () => plain().png()],
  ['HEIC', () => HEIC],
])('%s says nothing of it', async (_kind, make) => {
  expect(await read(make())).toEqual({ isPlaced: false, people: [] })
})
