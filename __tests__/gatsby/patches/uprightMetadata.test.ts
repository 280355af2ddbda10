import sharp from 'sharp'
import { uprightMetadata } from '../../../src/gatsby/patches/uprightMetadata'

const heldUpright = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#102040' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('sharp alone says the sides of the file, with the patch those that are seen', async () => {
  const photo = await heldUpright()
  expect(await sharp(photo).metadata()).toMatchObject({ width: 40, height: 30 })
  uprightMetadata()
  expect(await sharp(photo).metadata()).toMatchObject({ width: 30, height: 40 })
})
