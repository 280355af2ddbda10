/** @jest-environment node */
import { join } from 'node:path'
import { className } from '../../../src/gatsby/webpack/classNames'

const nameIn = (path: string, local = 'card') => className({ resourcePath: join(process.cwd(), path) }, '[hash]', local)

test('classes of one file begin alike and are counted, the same each time', () => {
  const [card, title, again] = ['card', 'title', 'card'].map((local) => nameIn('src/a.module.css', local))
  expect(card).toMatch(/^[a-z][a-z0-9]{3}0$/)
  expect(title).toBe(`${card!.slice(0, 4)}1`)
  expect(again).toBe(card)
  expect(nameIn('src/b.module.css')).not.toBe(card)
})

test('two files that would begin alike stop the build, since each would have the other’s styles', () => {
  // of the million beginnings that there are, a few thousand files have two alike
  const nameMany = () => Array.from({ length: 20_000 }, (_, i) => nameIn(`src/many/${i}.module.css`))
  expect(nameMany).toThrow(
    /^Classes of src\/many\/\d+\.module\.css and src\/many\/\d+\.module\.css would have the same names; rename one of the two files\.$/,
  )
})
