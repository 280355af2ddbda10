/**
 * What an AVIF costs at each quality and effort: `jiti bench/encoding.ts [picture …]`. Prints bytes, seconds and SSIM
 * (1 is the master itself, scaled) at 1600 and 800 px, as medians over the pictures.
 */
import sharp, { type Sharp } from 'sharp'
import { ssim } from 'ssim.js'
import { median } from './median'

const PICTURES = process.argv.slice(2)
const SAMPLES = [
  'content/gallery/01-reef-structures/1.jpg',
  'content/news/00-stages-of-coral-restoration/lead.jpg',
  'content/news/17-mangrove-day-with-the-village/second.jpg',
  'content/news/36-computer-names-corals/lead.jpg',
  'content/gallery/02-species/2.jpg',
]
const QUALITIES = [40, 44, 50, 55]
const EFFORTS = [0, 1, 2, 4]

const pixels = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

sharp.concurrency(1)
const rows = []
for (const width of [1600, 800]) {
  for (const quality of QUALITIES) {
    for (const effort of EFFORTS) {
      const runs = []
      for (const path of PICTURES.length > 0 ? PICTURES : SAMPLES) {
        const scaled = await sharp(path).resize(width).png({ compressionLevel: 0 }).toBuffer()
        const start = performance.now()
        const encoded = await sharp(scaled).avif({ quality, effort }).toBuffer()
        const seconds = (performance.now() - start) / 1000
        const { mssim } = ssim(await pixels(sharp(scaled)), await pixels(sharp(encoded)))
        runs.push({ kB: encoded.length / 1000, seconds, mssim })
      }
      rows.push({
        width,
        quality,
        effort,
        kB: median(runs.map(({ kB }) => kB)).toFixed(1),
        SSIM: median(runs.map(({ mssim }) => mssim)).toFixed(4),
        seconds: median(runs.map(({ seconds }) => seconds)).toFixed(2),
      })
    }
  }
}
console.table(rows)
