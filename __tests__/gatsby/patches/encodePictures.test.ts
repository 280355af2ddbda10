import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import worker, { type Job } from 'gatsby-plugin-sharp/gatsby-worker'
import { encodePictures } from '../../../src/gatsby/patches/encodePictures'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

const pluginsOwn = worker.IMAGE_PROCESSING
afterEach(() => {
  worker.IMAGE_PROCESSING = pluginsOwn
})

test('the plugin’s pictures are made here: one that cannot be encoded is named', async () => {
  encodePictures()
  const path = join(folder, 'broken.jpg')
  writeFileSync(path, 'no picture')
  const job: Job = {
    inputPaths: [{ path, contentDigest: 'digest' }],
    outputDir: folder,
    args: {
      operations: [{ outputPath: 'small.webp', args: { toFormat: 'webp' } }],
      pluginOptions: { defaultQuality: 50 },
    },
  }
  await expect(worker.IMAGE_PROCESSING(job)).rejects.toThrow(/broken\.jpg could not be encoded/)
})

test('a plugin that has nothing to replace stops the build', () => {
  Object.assign(worker, { IMAGE_PROCESSING: undefined })
  expect(encodePictures).toThrow('gatsby-worker.js has no IMAGE_PROCESSING any more')
})
