import { CORALS } from './corals'
import { file, seeded } from './pen'

const eye = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="4" fill="#fff4d6"/><circle cx="${x}" cy="${y}" r="2.2" fill="#0a1d3a"/>`

/** Emblems of 200 × 200 that are printed on goods. */
const FLIPPERS =
  '<path d="M84 72C52 40 22 38 8 58c22 2 44 16 60 38Z" fill="#24513f"/><path d="M76 140c-18 10-30 24-30 42 16-4 32-16 42-34Z" fill="#24513f"/>'
const TURTLE =
  `<g transform="rotate(24 100 100)">${FLIPPERS}<g transform="matrix(-1 0 0 1 200 0)">${FLIPPERS}</g>` +
  '<path d="M100 8c14 0 20 14 18 28-1 12-8 20-18 20s-17-8-18-20C80 22 86 8 100 8Z" fill="#79a86a"/>' +
  '<path d="M100 44c38 0 54 32 52 62-2 32-24 66-52 74-28-8-50-42-52-74-2-30 14-62 52-62Z" fill="#f5b843"/><path d="M100 58l20 18-8 24h-24l-8-24ZM76 82l10 24-14 22-14-16 2-22ZM124 82l-10 24 14 22 14-16-2-22ZM88 108h24l12 24-24 28-24-28Z" fill="#24513f"/>' +
  `${eye(91, 26)}${eye(109, 26)}</g>`
const MANTA =
  '<path d="M100 34c-14 0-20-6-22-20-8 6-10 18-4 30C48 56 26 84 2 132c30-18 54-20 74-12 8 4 14 10 18 18l4 54 6 0 2-54c4-8 10-14 18-18 20-8 44-6 74 12-24-48-46-76-72-88 6-12 4-24-4-30-2 14-8 20-22 20Z" fill="#0a1d3a"/><path d="M70 62c-14 10-26 24-34 40 14-4 26-4 36 0 4-14 4-28-2-40Zm60 0c14 10 26 24 34 40-14-4-26-4-36 0-4-14-4-28 2-40Z" fill="#35abb2"/><path d="M86 54q14 8 28 0l-4 16h-20Z" fill="#fff4d6"/>'

/** What the foundation sells, each hanging on a line. */
export const goods = () => ({
  shirt: file(
    '-160 -24 320 370',
    `<path d="M-60-6v24M60-6v24" stroke="#f5b843" stroke-width="14" stroke-linecap="round"/><path d="M-58 8C-40 34 40 34 58 8L150 56 116 128 84 114V330H-84V114L-116 128-150 56Z" fill="#fff4d6"/><g transform="translate(-62 130) scale(.62)">${MANTA}</g>`,
  ),
  tote: file(
    '-125 -24 250 390',
    `<path d="M-70 100C-70-30 70-30 70 100" fill="none" stroke="#f2694b" stroke-width="14"/><path d="M-116 92H116L100 350H-100Z" fill="#f2694b"/><g transform="translate(-70 140) scale(.7)" color="#fff4d6">${CORALS.stag(100, 260, 260, seeded(19))}</g>`,
  ),
  bottle: file(
    '-75 -14 150 385',
    '<path d="M0-8V40" stroke="#f3dfb0" stroke-width="7"/><rect x="-30" y="36" width="60" height="36" rx="8" fill="#fff4d6"/><path d="M-46 84C-46 70 46 70 46 84L58 130V340a22 22 0 0 1-22 22H-36a22 22 0 0 1-22-22V130Z" fill="#a9e4d2"/><path d="M-58 210c20-22 38-22 58 0s38 22 58 0v90H-58Z" fill="#35abb2"/><path d="M-58 250c20-22 38-22 58 0s38 22 58 0v90a22 22 0 0 1-22 22H-36a22 22 0 0 1-22-22Z" fill="#137a95"/>',
  ),
  robe: file(
    '-160 -24 320 372',
    `<path d="M-40-6v30M40-6v30" stroke="#f5b843" stroke-width="14" stroke-linecap="round"/><path d="M-50 14C-30-8 30-8 50 14L64 40 152 104 118 182 94 162V338H-94V162L-118 182-152 104-64 40Z" fill="#137a95"/><path d="M-38 20C-22 72 22 72 38 20 16 6-16 6-38 20Z" fill="#0a1d3a"/><path d="M0 62V338" stroke="#0a1d3a" stroke-width="5"/><path d="M-94 300H94V338H-94Z" fill="#0a1d3a"/><path d="M-78 236H-22V278H-78ZM22 236H78V278H22Z" fill="none" stroke="#0a1d3a" stroke-width="5"/><g transform="translate(14 128) scale(.36)">${TURTLE}</g>`,
  ),
})
