import sharp, { type Sharp } from 'sharp'
import { sharpDefaults } from '../../../src/gatsby/patches/sharpDefaults'

const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#102040' } })
const heldUpright = () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
const effortOf = (picture: Sharp) => (picture as unknown as { options: { heifEffort: number } }).options.heifEffort

test('sharp alone says the sides of the file, with the patch those that are seen', async () => {
  const upright = await heldUpright()
  expect(await sharp(upright).metadata()).toMatchObject({ width: 40, height: 30 })
  expect(effortOf(photo().avif())).toBe(4)
  sharpDefaults()
  expect(await sharp(upright).metadata()).toMatchObject({ width: 30, height: 40 })
  expect(effortOf(photo().avif({ quality: 44 }))).toBe(1)
  expect(effortOf(photo().avif({ effort: 2 }))).toBe(2)
})
