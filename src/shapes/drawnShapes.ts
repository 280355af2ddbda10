/** The cut-paper shapes of the site: edges between sections, counted units, signs, the seabed. */
import { optimize } from 'svgo'
import { adoptedCoral } from './adoptedCoral'
import { countedGlyphs } from './countedGlyphs'
import { edges } from './edges'
import { ICON_DRAWINGS, LOGO } from './iconDrawings'
import { mangroves } from './mangroves'
import { inWholeUnits } from './pen'
import { reefSheets } from './reef'
import { seabedWindows } from './seabed'

const symbol = (id: string, viewBox: string, body: string, more = '') =>
  `<symbol id="${id}" viewBox="${viewBox}"${more}>${body}</symbol>`

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

/** Pages import this text, and nothing of what draws it. */
const spriteScript = () => {
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

const named = (drawings: Record<string, string>, path: (name: string) => string) =>
  Object.entries(drawings).map(([name, drawing]) => [path(name), drawing] as const)

/** The files that `npm run draw:shapes` writes, the same at every run: path → text. */
export const drawnShapes = (): Record<string, string> => ({
  'src/shapes/sprite.ts': spriteScript(),
  'static/shapes/adopted-coral.svg': adoptedCoral(),
  'static/shapes/mangroves.svg': mangroves(),
  ...Object.fromEntries([
    ...named(reefSheets(), (name) => `src/shapes/masks/reef-${name}.svg`),
    ...named(countedGlyphs(), (name) => `src/shapes/masks/counted-${name}.svg`),
    ...seabedWindows().map((drawing, i) => [`static/shapes/seabed-${i + 1}.svg`, drawing] as const),
  ]),
})
