import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData, setActions } from 'gatsby-plugin-sharp'
import type { Job } from 'gatsby-plugin-sharp/gatsby-worker'
import sharp from 'sharp'
import { uprightMetadata } from '../../../src/gatsby/patches/uprightMetadata'
import { makePictures } from '../../../src/gatsby/pictures/makePictures'
import { pictureCache } from '../../../src/gatsby/pictures/pictureCache'
import { pictureJobs } from '../../../src/gatsby/pictures/pictureJobs'
import { pictureDefaults } from '../../../src/gatsby/pictures/pictureQuality'
import { temporaryFolder } from '../../setup/temporaryFolder'

/* A photo that an editor puts in the place of an illustration: whatever a camera or a phone makes of it just works. */

uprightMetadata()

const folder = temporaryFolder()

/** Half dark, half light, so that a turned picture can be told from an upright one. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#102040' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#f0e0c0' } },
      left: width / 2,
      top: 0,
    },
  ])

const cache = pictureCache(join(folder, 'cache'))
const runJob = pictureJobs((path, wanted) => makePictures(cache, path, wanted))

/** What the site serves for a picture: all files that gatsby-plugin-sharp asks for, and the data of the page. */
const publish = async (path: string) => {
  const contentDigest = createHash('md5').update(path).digest('hex')
  const files: string[] = []
  const jobs: Promise<void>[] = []
  setActions({
    createJobV2: ({ args }: Job) => {
      const job = runJob({ inputPaths: [{ path, contentDigest }], outputDir: join(folder, 'out'), args })
      files.push(...args.operations.map(({ outputPath }) => join(folder, 'out', outputPath)))
      jobs.push(job)
      return job
    },
  })
  const data = (await generateImageData({
    file: {
      absolutePath: path,
      name: basename(path, extname(path)),
      base: basename(path),
      extension: extname(path).slice(1),
      internal: { contentDigest },
    },
    args: { ...pictureDefaults, layout: 'fullWidth', breakpoints: [400] },
    reporter: { panic: fail, warn: fail, error: fail },
  })) as IGatsbyImageData
  await Promise.all(jobs)
  return { data, files }
}

const fail = (message: string) => {
  throw new Error(message)
}

const ROOM = 60_000

// what is served is opened here; the site itself opens no AVIF (src/schema/checks/pictureFile.ts), nor does this process
// where another test has read that file
const AVIF = { operation: ['VipsForeignLoadHeif'] }
beforeAll(() => sharp.unblock(AVIF))
afterAll(() => sharp.block(AVIF))

test(
  'a dropped photo that was held upright is served upright and whole, and keeps neither place nor camera',
  async () => {
    const path = join(folder, 'phone.jpg')
    await photo(1600, 1200)
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path)
    expect((await sharp(path).metadata()).exif).toBeDefined()

    const { data, files } = await publish(path)
    expect(data.width / data.height).toBeCloseTo(3 / 4, 2)
    expect(new Set(files.map(extname)).size).toBe(3)
    for (const file of files) {
      const { width, height, exif, orientation, xmp, icc } = await sharp(file).metadata()
      expect((width / height).toFixed(2)).toBe('0.75')
      expect({ exif, orientation: orientation ?? 1, xmp, icc }).toEqual({ orientation: 1 })
      const { channels } = await sharp(
        await sharp(file).extract({ left: 0, top: 0, width, height: 20 }).toBuffer(),
      ).stats()
      expect(channels[0]!.mean).toBeLessThan(60)
    }
  },
  ROOM,
)
