/**
 * Space between things is taken from an 8-point grid with half steps: 4, 8, 12 … 24 px (0.25 to 1.5 rem), then 32, 40, 48 …
 * (whole steps of 0.5 rem). Sizes in other units follow the screen (vw), the type (em) or a drawing (px) and are free.
 */
import { readdirSync, readFileSync } from 'node:fs'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const SPACE =
  /^\s*((?:margin|padding|scroll-margin|scroll-padding|gap|row-gap|column-gap)[a-z-]*|--gap|--section):\s*([^;]+);/gm

const onGrid = (rem: number) => rem % (rem <= 1.5 ? 0.25 : 0.5) === 0

const spacesOf = (css: string) =>
  [...css.matchAll(SPACE)].flatMap(([, property, value]) =>
    [...value!.matchAll(/(?<![\w.])(\d*\.?\d+)rem/g)].map(([, rem]) => ({ property: property!, rem: Number(rem) })),
  )

it('finds the style sheets and their spaces', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(spacesOf('  margin: 0.3rem auto calc(1px + 2rem);\n  --gap: clamp(1rem, 2vw, 3rem);')).toEqual([
    { property: 'margin', rem: 0.3 },
    { property: 'margin', rem: 2 },
    { property: '--gap', rem: 1 },
    { property: '--gap', rem: 3 },
  ])
})

it.each(sheets)('%s keeps to the 8-point grid', (path) => {
  expect(spacesOf(readFileSync(`src/${path}`, 'utf8')).filter(({ rem }) => !onGrid(rem))).toEqual([])
})
