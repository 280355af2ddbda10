import { optimize } from 'svgo'
import { edges } from './edges'
import { ICON_DRAWINGS, LOGO } from './iconDrawings'

const symbol = (id: string, viewBox: string, body: string, more = '') =>
  `<symbol id="${id}" viewBox="${viewBox}"${more}>${body}</symbol>`

/** Outlines in whole units, which are a pixel on wide screens and less on others: a tenth less to load. */
const inWholeUnits = (svg: string) =>
  svg.replace(/ d="[^"]*"/g, (data) => data.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))))

/** These edges are as wide as the window. */
const edgeSymbols = () =>
  Object.entries(edges()).map(([name, { height, body }]) =>
    symbol(`e-${name}`, `0 0 1600 ${height}`, inWholeUnits(body), ' preserveAspectRatio="none"'),
  )

/** The same outlines with fewer signs: 0.6 kB (brotli) of each page. */
const shortened = (svg: string) =>
  optimize(svg, {
    plugins: [
      {
        name: 'convertPathData',
        params: { floatPrecision: 2, applyTransforms: false, straightCurves: false },
      },
    ],
  }).data

/** The text of src/shapes/sprite.ts. Pages import that, and nothing of what draws it. */
export const drawnSprite = () => {
  const symbols = [
    ...edgeSymbols(),
    symbol('logo', '0 0 64 64', LOGO),
    ...Object.entries(ICON_DRAWINGS).map(([name, body]) => symbol(`i-${name}`, '0 0 24 24', body)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="0" height="0" class="sprite">${symbols.join('')}</svg>`
  return `/** Icons and paper edges. Written by scripts/draw-shapes.ts; do not edit. */
export const sprite =
  '${shortened(svg)}'
`
}
