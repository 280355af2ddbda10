/** What the page says of the files of static/paper-reef/ is true of them. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { PAPER_FILES, PAPER_SHEETS } from '../../src/config/paperReef'

const MOST_BYTES = 3e6

test.each(PAPER_SHEETS)('%s', async (name) => {
  const pdf = readFileSync(`static/paper-reef/${name}.pdf`)
  const { pages, bytes, width, height } = PAPER_FILES[name]
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBe(bytes)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages)
  expect(await sharp(`static/paper-reef/${name}.webp`).metadata()).toMatchObject({ width, height })
})

test('all of them together stay small enough for a school with a slow line', () => {
  const all = PAPER_SHEETS.reduce((sum, name) => sum + PAPER_FILES[name].bytes, 0)
  expect(all).toBeLessThan(MOST_BYTES)
})
