/** Photographs as people of a foundation have them: of a telephone, of a chat, of an earlier site, of a camera. */
import sharp, { type Sharp } from 'sharp'

/** How many an earlier site of the foundation had */
export const KINDS = 115

/** Of chats, telephones, an earlier site and screenshots, on their side and upright */
const SIZES = [
  [500, 375],
  [960, 1280],
  [1024, 683],
  [640, 480],
  [1080, 1920],
  [800, 800],
  [500, 667],
  [720, 1280],
  [1024, 768],
  [1080, 1350],
  [320, 240],
  [1600, 1200],
  [1024, 512],
] as const

const NAMES: readonly ((i: number) => string)[] = [
  (i) => `baru (${i})`,
  (i) => `WhatsApp Image 2024-05-12 at 10.32.${i}`,
  (i) => `IMG_${2000 + i}`,
  (i) => `${i}`,
  (i) => `Karang é ${i}`.normalize('NFD'),
  (i) => `Foto Tim_FINAL ${i}`,
  (i) => `[Ccno] #${i} 100%`,
]

const MODES: readonly (readonly [string, (picture: Sharp) => Sharp])[] = [
  ['.jpg', (picture) => picture.jpeg()],
  ['.png', (picture) => picture.png({ compressionLevel: 1 })],
  ['.JPG', (picture) => picture.withIccProfile('p3').jpeg()],
  ['.jpeg', (picture) => picture.jpeg({ progressive: true, optimiseCoding: false })],
  ['.png', (picture) => picture.png({ palette: true, effort: 1 })],
  ['.jpg', (picture) => picture.greyscale().jpeg()],
  ['.webp', (picture) => picture.webp({ effort: 0 })],
  ['.PNG', (picture) => picture.toColourspace('rgb16').withIccProfile('p3').png({ compressionLevel: 1 })],
  ['.jpg', (picture) => picture.toColourspace('cmyk').jpeg()],
  ['.png', (picture) => picture.ensureAlpha(0.9).png({ compressionLevel: 1 })],
  [
    '.jpg',
    (picture) => picture.withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } }).jpeg({ quality: 60 }),
  ],
]

/** The head of the person who stands in each, as parts of its sides from the upper left corner */
export const HEAD = { left: 0.42, right: 0.58, top: 0.16, bottom: 0.32 }

/** Of a person before the sea, whose head is where photographers have it. */
const scene = (width: number, height: number, i: number) => {
  const middle = ((HEAD.left + HEAD.right) * width) / 2
  const round = ((HEAD.bottom - HEAD.top) * Math.min(height, 2 * width)) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${190 + (i % 30)} 60% 60%)"/>
      <rect y="45%" width="100%" height="55%" fill="hsl(${195 + (i % 30)} 70% 35%)"/>
      <ellipse cx="${middle}" cy="${height}" rx="${round * 1.8}" ry="${height * 0.66}" fill="hsl(${(i * 40) % 360} 50% 45%)"/>
      <circle cx="${middle}" cy="${((HEAD.top + HEAD.bottom) * height) / 2}" r="${round}" fill="#8a5a3c"/>
    </svg>`,
  )
}

interface Photograph {
  name: string
  width: number
  height: number
  data: Buffer
}

const at = <T>(list: readonly T[], i: number) => list[i % list.length]!

/** One of the kinds: a size, a name and a way to store it, each another one than of the photograph before. */
export const photograph = async (i: number): Promise<Photograph> => {
  const [width, height] = at(SIZES, i)
  const [ending, store] = at(MODES, i)
  const data = await store(sharp(scene(width, height, i)).flatten()).toBuffer()
  return { name: `${at(NAMES, i)(i)}${ending}`, width, height, data }
}
