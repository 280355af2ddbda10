import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isPale } from '../../../src/gatsby/pictures/palePicture'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()
/** libvips remembers a file by its name. */
let files = 0
const judge = (file: Buffer | string) => {
  const absolutePath = join(folder, `logo-${(files += 1)}`)
  writeFileSync(absolutePath, file)
  return isPale({ absolutePath })
}

const rectangle = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 4, background } as const,
})
const CLEAR = '#0000'

/** A word, or what stands for one, on nothing, or on a ground. */
const drawn = (ink: string, ground = CLEAR, accent = ink) =>
  sharp(rectangle(600, 240, ground))
    .composite([
      { input: rectangle(240, 120, ink), left: 40, top: 60 },
      { input: rectangle(60, 120, accent), left: 440, top: 60 },
    ])
    .png()
    .toBuffer()

test.each([
  ['white on nothing', drawn('#fff'), true],
  ['white with a colour', drawn('#fff', CLEAR, '#f26b3a'), true],
  ['dark on nothing', drawn('#036'), false],
  ['a colour on nothing', drawn('#f26b3a'), false],
  ['white on a ground of its own', drawn('#fff', '#036'), false],
  ['white with dark signs', drawn('#fff', CLEAR, '#111'), false],
  ['nothing at all', drawn(CLEAR), false],
])('%s is judged right', async (_name, picture, isForDark) => {
  expect(await judge(await picture)).toBe(isForDark)
})

test('what is no picture is not', async () => {
  expect(await judge('no picture')).toBe(false)
})
