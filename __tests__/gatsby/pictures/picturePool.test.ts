/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/* Pictures are made in processes of their own; what goes wrong there is said in Gatsby's. */

const folder = mkdtempSync(join(tmpdir(), 'pool-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STARTS_WITHIN_MS = 30_000

const node = async (script: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'jiti/register',
    '--input-type=module',
    '-e',
    script,
  ])
  return stdout.trim()
}

test(
  'a picture that cannot be encoded is named by an Error, as Gatsby expects one',
  async () => {
    const path = join(folder, 'broken.jpg')
    writeFileSync(path, 'no picture')
    const job = {
      inputPaths: [{ path, contentDigest: 'digest' }],
      outputDir: folder,
      args: {
        operations: [{ outputPath: 'small.webp', args: { toFormat: 'webp', width: 40 } }],
        pluginOptions: { defaultQuality: 50 },
      },
    }
    const said = await node(`
    import './src/gatsby/pictures/picturePool.ts'
    import worker from 'gatsby-plugin-sharp/gatsby-worker.js'
    await worker.IMAGE_PROCESSING(${JSON.stringify(job)}).catch((error) => console.log(String(error)))
  `)
    expect(said).toMatch(/^Error: .*broken\.jpg could not be encoded/)
  },
  STARTS_WITHIN_MS,
)
