import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { encode } from '../src/gatsby/pictures/encodePicture'
import { pictureDefaults } from '../src/gatsby/pictures/pictureQuality'

const FORMATS = ['jpg', 'png', 'webp', 'avif']
const QUALITY: Readonly<Record<string, number>> = {
  webp: pictureDefaults.webpOptions.quality,
  avif: pictureDefaults.avifOptions.quality,
}

const formatOf = (path: string) => extname(path).slice(1)
const qualityOf = (format: string) => QUALITY[format] ?? pictureDefaults.quality

const picturesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => FORMATS.includes(formatOf(path)) && statSync(path).isFile())

const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * What sharp alone takes, on all cores, for the pictures of a build: each file of public/static is made again from its
 * master, which is the one file of content/ with the same digest.
 * @param site folder of a built project
 */
export const bareEncoding = async (site: string) => {
  const masters = new Map(
    picturesBelow(join(site, 'content')).map((path) => [
      createHash('md5').update(readFileSync(path)).digest('hex'),
      path,
    ]),
  )
  const folder = join(site, 'public', 'static')
  const todo = picturesBelow(folder).flatMap((path) => {
    const master = masters.get(relative(folder, path).split(sep)[0]!)
    return master ? [{ path, master }] : []
  })
  const count = todo.length
  sharp.concurrency(1)
  const [start, processorStart] = [performance.now(), processor()]
  const lane = async () => {
    for (let one = todo.pop(); one; one = todo.pop()) {
      const { width, height } = await sharp(one.path).metadata()
      const format = formatOf(one.path)
      await encode(sharp(one.master).rotate().resize(width, height), format, qualityOf(format))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return { count, seconds: (performance.now() - start) / 1000, processor: processor() - processorStart }
}
