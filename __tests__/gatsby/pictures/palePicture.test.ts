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

/** A word, or what stands for one, on nothing, or on a ground. */
const drawn = (ink: string, ground = 'none', accent = ink) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240" fill="${ground}"/>` +
      `<path d="M40 60h120v120H40zM240 60h120v120H240z" fill="${ink}"/><path d="M440 60h60v120h-60z" fill="${accent}"/></svg>`,
  )

test.each([
  ['white on nothing', drawn('#fff'), true],
  ['white with a colour', drawn('#fff', 'none', '#f26b3a'), true],
  ['dark on nothing', drawn('#036'), false],
  ['a colour on nothing', drawn('#f26b3a'), false],
  ['white on a ground of its own', drawn('#fff', '#036'), false],
  ['white with dark signs', drawn('#fff', 'none', '#111'), false],
  ['nothing at all', drawn('none'), false],
])('%s is judged right', async (_name, svg, isForDark) => {
  expect(await judge(await sharp(svg).png().toBuffer())).toBe(isForDark)
})

test('what is no picture is not', async () => {
  expect(await judge('no picture')).toBe(false)
})
