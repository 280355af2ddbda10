import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { isPale } from '../../../src/gatsby/pictures/palePicture'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

/** A word, or what stands for one, on nothing, or on a ground. */
const drawn = (ink: string, ground = '', accent = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">${ground && `<rect width="600" height="240" fill="${ground}"/>`}` +
  `<path d="M40 60h120v120H40zM240 60h120v120H240z" fill="${ink}"/>` +
  `<path d="M440 60h60v120h-60z" fill="${accent || ink}"/></svg>`

const pale = async (svg: string, format: 'svg' | 'png' | 'jpeg' | 'webp') => {
  const path = join(folder, `logo.${format}`)
  writeFileSync(path, format === 'svg' ? svg : await sharp(Buffer.from(svg))[format]().toBuffer())
  return isPale({ absolutePath: path })
}

test.each(['svg', 'png', 'webp'] as const)('white on nothing is made for a dark ground: %s', async (format) => {
  expect(await pale(drawn('#fff'), format)).toBe(true)
  expect(await pale(drawn('#fff', '', '#f26b3a'), format)).toBe(true)
})

test.each([
  ['dark on nothing', drawn('#036')],
  ['a colour on nothing', drawn('#f26b3a')],
  ['white on a ground of its own', drawn('#fff', '#036')],
  ['dark on white', drawn('#036', '#fff')],
  ['white with dark signs', drawn('#fff', '', '#111')],
  ['nothing at all', drawn('none')],
])('%s is not', async (_name, svg) => {
  expect(await pale(svg, 'png')).toBe(false)
})

test('a photograph is not, nor what is no picture', async () => {
  expect(await pale(drawn('#fff', '#ffe'), 'jpeg')).toBe(false)
  writeFileSync(join(folder, 'no.png'), 'no picture')
  expect(await isPale({ absolutePath: join(folder, 'no.png') })).toBe(false)
})
