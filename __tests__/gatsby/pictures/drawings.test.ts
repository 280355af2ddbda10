import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingDigest, serveDrawing } from '../../../src/gatsby/pictures/drawings'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

const serve = (svg: string, name = 'logo.svg') => {
  writeFileSync(join(folder, name), svg)
  const served = serveDrawing(join(folder, name), join(folder, 'public'))
  return served && { ...served, svg: readFileSync(join(folder, 'public', served.src), 'utf8') }
}

const PATH = '<path d="M0 0h9v9z" style="fill:#036"/>'

test('of a drawing nothing is served but what is drawn', () => {
  const served = serve(`<?xml version="1.0" encoding="UTF-8"?>
    <!-- drawn by Somebody -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
      xmlns:dc="http://purl.org/dc/elements/1.1/" sodipodi:docname="/home/somebody/logo.svg" viewBox="0 0 90 30">
      <metadata><dc:creator>Somebody</dc:creator></metadata>
      <title>Untitled by Somebody</title>${PATH}
    </svg>`)
  expect(served).toMatchObject({ ratio: 3, src: expect.stringMatching(/^\/static\/\w{64}\/logo\.svg$/) })
  expect(served!.svg).toContain(PATH)
  expect(served!.svg).not.toMatch(/somebody/i)
})

test.each([
  ['that has a size only', '<svg xmlns="http://www.w3.org/2000/svg" width="638px" height="66">'],
  ['whose size is another', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 638 66" width="20" height="90">'],
  [
    'that fills its room',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 638 66" preserveAspectRatio="xMinYMin slice">',
  ],
  ['without its namespace', '<svg viewBox="0 0 638 66">'],
])('a drawing %s is shown whole', (_name, tag) => {
  const { ratio, svg } = serve(`${tag}${PATH}</svg>`)!
  expect(ratio).toBeCloseTo(638 / 66)
  const root = /<svg[^>]*>/.exec(svg)![0]
  expect(root).toMatch(/xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(root).toMatch(/viewBox="0[ ,]0 638 66"/)
  expect(root).not.toMatch(/ (width|height|preserveAspectRatio)=/)
})

test('another drawing has another address', () => {
  const [one, other] = ['#036', '#063'].map((colour) => serve(`<svg viewBox="0 0 9 9" color="${colour}">${PATH}</svg>`))
  expect(one!.src).not.toBe(other!.src)
})

test.each([
  ['pixels', 'logo.png', ''],
  ['what a check has refused', 'logo.svg', `<svg viewBox="0 0 9 9"><script/></svg>`],
])('%s is not served as a drawing', (_name, name, text) => {
  expect(serve(text, name)).toBeNull()
})

test('the folder of a drawing is known without serving it, so that those of old ones can go', () => {
  const { src } = serve(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${PATH}</svg>`)!
  expect(src).toBe(`/static/${drawingDigest(join(folder, 'logo.svg'))}/logo.svg`)
  expect(drawingDigest('lead.jpg')).toBeUndefined()
})
