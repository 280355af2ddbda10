import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { encodeVariants } from '../../../src/gatsby/pictures/encodePicture'
import { farthest, jpegInAdobeRgb, patches, WIDTH } from '../../cli/patches'
import { temporaryFolder } from '../../setup/temporaryFolder'

/* Whatever profile a photograph has, its colours are served right: in sRGB, which every screen shows. */

const folder = temporaryFolder()

const JUST_SEEN = 1

test.each<[string, (picture: Sharp) => Sharp | Promise<Buffer>]>([
  ['JPEG in Adobe RGB', () => jpegInAdobeRgb()],
  ['JPEG', (picture) => picture.jpeg({ quality: 95 })],
  ['JPEG in Display P3', (picture) => picture.withIccProfile('p3').jpeg({ quality: 100 })],
  ['PNG in Display P3', (picture) => picture.withIccProfile('p3').png()],
  ['PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
  ['PNG of 16 bits in Display P3', (picture) => picture.toColourspace('rgb16').withIccProfile('p3').png()],
  [
    'PNG of 16 bits in Display P3, seen through',
    (picture) => picture.ensureAlpha(0.5).toColourspace('rgb16').withIccProfile('p3').png(),
  ],
  ['PNG with a palette', (picture) => picture.png({ palette: true })],
  ['WebP in Display P3', (picture) => picture.withIccProfile('p3').webp({ quality: 100 })],
])('%s', async (name, make) => {
  const original = await (await patches()).png().toBuffer()
  const path = join(folder, name.replaceAll(' ', '-'))
  const made = await make(await patches())
  writeFileSync(path, Buffer.isBuffer(made) ? made : await made.toBuffer())
  const served: Buffer[] = []
  await encodeVariants(path, [{ toFormat: 'png', quality: 90, width: WIDTH }], async (_variant, encoded) => {
    served.push(encoded)
  })
  expect(await farthest(served[0]!, original)).toBeLessThan(JUST_SEEN)
})
