import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveDrawing } from '../../../src/gatsby/pictures/drawings'
import { temporaryFolder } from '../../setup/temporaryFolder'

const folder = temporaryFolder()

const serve = (svg: string, name = 'logo.svg') => {
  writeFileSync(join(folder, name), svg)
  const served = serveDrawing(join(folder, name), join(folder, 'public'))
  return served && { ...served, svg: readFileSync(join(folder, 'public', served.src), 'utf8') }
}

const PATH = '<path d="M0 0h9v9z" style="fill:#036"/>'

test('of a drawing nothing is served but what is drawn, at an address that changes with it', () => {
  const drawing = (title: string) =>
    serve(`<?xml version="1.0" encoding="UTF-8"?><!-- drawn by Somebody -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:dc="http://purl.org/dc/elements/1.1/" viewBox="0 0 90 30">
        <metadata><dc:creator>Somebody</dc:creator></metadata><title>By somebody</title>${PATH}${title}
      </svg>`)!
  const served = drawing('')
  expect(served.ratio).toBe(3)
  expect(served.svg).toContain(PATH)
  expect(served.svg).not.toMatch(/somebody/i)
  expect(drawing('<path d="M0 0h1v1z"/>').src).not.toBe(served.src)
})

test.each([
  ['that has a size only', '<svg xmlns="http://www.w3.org/2000/svg" width="638px" height="66">'],
  ['that fills its room', '<svg viewBox="0,0 638 66" preserveAspectRatio="xMinYMin slice">'],
  ['whose size is another', '<svg viewBox="0 0 638 66" width="20" height="90">'],
])('a drawing %s is shown whole', (_name, tag) => {
  const { ratio, svg } = serve(`${tag}${PATH}</svg>`)!
  expect(ratio).toBeCloseTo(638 / 66)
  const root = /<svg[^>]*>/.exec(svg)![0]
  expect(root).toMatch(/xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(root).toMatch(/viewBox="0[ ,]0 638 66"/)
  expect(root).not.toMatch(/ (width|height|preserveAspectRatio)=/)
})

test.each([
  ['pixels', 'logo.png', ''],
  ['what a check has refused', 'logo.svg', `<svg viewBox="0 0 9 9"><script/></svg>`],
])('%s is not served as a drawing', (_name, name, text) => {
  expect(serve(text, name)).toBeNull()
})
