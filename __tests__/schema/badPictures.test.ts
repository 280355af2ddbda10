/** Pictures that a text names: that they are there and can be shown. */
import { readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { FOLDER } from './exampleContent'
import { draws, mistakesAfter, writes, type Spoil } from './spoil'

const LEAD = `${FOLDER}/lead.jpg`

const changes =
  (change: (file: Buffer) => Buffer | Promise<Buffer>): Spoil =>
  async (root) =>
    writeFileSync(join(root, LEAD), await change(readFileSync(join(root, LEAD))))

test.each<[string, Spoil, string]>([
  ['is not there', (root) => unlinkSync(join(root, LEAD)), 'absent'],
  ['has other letters', (root) => renameSync(join(root, LEAD), join(root, FOLDER, 'Lead.JPG')), 'absent'],
  ['ends in the middle', changes((file) => file.subarray(0, file.length / 2)), 'picture damaged'],
  ['is empty', changes(() => Buffer.alloc(0)), 'picture notPicture'],
  ['is none', writes(LEAD, 'a text'), 'picture notPicture'],
  ['is a GIF', draws(LEAD, 1600, 900, 'gif'), 'picture notPicture'],
  ['is a stamp', draws(LEAD, 200, 200), 'picture tooNarrow'],
  ['is gigantic', draws(LEAD, 11_000, 10_000, 'png'), 'picture tooManyPixels'],
  [
    'is a link to nowhere',
    (root) => {
      unlinkSync(join(root, LEAD))
      symlinkSync('/nowhere/lead.jpg', join(root, LEAD))
    },
    'picture systemRefuses',
  ],
])('a picture that %s is refused', async (_name, spoil, kind) => {
  expect((await mistakesAfter(spoil)).filter((one) => one.startsWith('picture'))).toEqual([`picture:6 ${kind}`])
})

test('an upright photograph is as wide as it is seen', async () => {
  const turned = changes((file) => sharp(file).resize(1300, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect((await mistakesAfter(turned)).join()).toContain('tooNarrow')
})
