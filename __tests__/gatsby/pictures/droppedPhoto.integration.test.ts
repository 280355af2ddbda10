/* A photo that an editor puts in the place of an illustration: whatever a camera or a phone makes of it just works. */
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import sharp from 'sharp'
import config from '../../../gatsby-config'
import { temporaryFolder } from '../../setup/temporaryFolder'

interface Job {
  inputPaths: [{ path: string }]
  outputDir: string
  args: { operations: { outputPath: string }[] }
}
interface Plugin {
  setActions: (actions: { createJobV2: (job: Job) => Promise<void> }) => void
  generateImageData: (picture: { file: object; args: object; reporter: object }) => Promise<IGatsbyImageData>
}
const load = createRequire(__filename)
const plugin = load('gatsby-plugin-sharp') as Plugin
const { IMAGE_PROCESSING } = load('gatsby-plugin-sharp/gatsby-worker') as {
  IMAGE_PROCESSING: (job: Job) => Promise<void>
}

const folder = temporaryFolder()
const settings = config.plugins?.find((one) => typeof one === 'object' && one?.resolve === 'gatsby-plugin-sharp')
const { defaults } = (settings as unknown as { options: { defaults: object } }).options

const fail = (message: string) => {
  throw new Error(message)
}

/** What the site serves for a picture: its data on the page, and all files that gatsby-plugin-sharp makes. */
const publish = async (path: string) => {
  const files: string[] = []
  const jobs: Promise<void>[] = []
  plugin.setActions({
    createJobV2: (job) => {
      files.push(...job.args.operations.map(({ outputPath }) => join(folder, outputPath)))
      const made = IMAGE_PROCESSING({ ...job, inputPaths: [{ path }], outputDir: folder })
      jobs.push(made)
      return made
    },
  })
  const data = await plugin.generateImageData({
    file: {
      absolutePath: path,
      name: 'phone',
      base: 'phone.jpg',
      extension: 'jpg',
      internal: { contentDigest: 'digest' },
    },
    args: { ...defaults, layout: 'fullWidth', breakpoints: [400] },
    reporter: { panic: fail, warn: fail, error: fail },
  })
  await Promise.all(jobs)
  return { data, files }
}

// what is served is opened here; the site itself opens no AVIF (src/schema/checks/pictureFile.ts)
const AVIF = { operation: ['VipsForeignLoadHeif'] }
beforeAll(() => sharp.unblock(AVIF))
afterAll(() => sharp.block(AVIF))

test('a photo that was held upright is served upright and whole, and keeps neither place nor camera', async () => {
  const path = join(folder, 'phone.jpg')
  const dark = { create: { width: 1600, height: 1200, channels: 3, background: '#102040' } } as const
  const light = { create: { ...dark.create, width: 800, background: '#f0e0c0' } }
  await sharp(dark)
    .composite([{ input: light, left: 800, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path)

  const { data, files } = await publish(path)
  expect(data.width / data.height).toBeCloseTo(3 / 4, 2)
  expect(new Set(files.map(extname))).toEqual(new Set(['.jpg', '.avif']))
  for (const file of files) {
    const { width, height, exif, orientation, xmp, icc } = await sharp(file).metadata()
    expect((width / height).toFixed(2)).toBe('0.75')
    expect({ exif, orientation: orientation ?? 1, xmp, icc }).toEqual({ orientation: 1 })
    const upperEdge = await sharp(file).extract({ left: 0, top: 0, width, height: 20 }).toBuffer()
    expect((await sharp(upperEdge).stats()).channels[0]!.mean).toBeLessThan(60)
  }
}, 60_000)
