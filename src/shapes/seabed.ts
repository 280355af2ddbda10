import { CORALS, type CoralName } from './corals'
import { inTurn } from '../lib/inTurn'
import { ground, groundAt, straight } from './ground'
import { file, seeded, type Point, type Random } from './pen'

const SCENE = { width: 2400, height: 520 }
/** The ground reaches so far beyond the first and the last step, and fills the page's margins. */
const REACH = 700
const COLOURS = {
  coral: '#f2694b',
  rose: '#ee8f9f',
  saffron: '#f5b843',
  plum: '#c85a8e',
  violet: '#8f6fb8',
  cream: '#fff4d6',
  far: '#0b5570',
  navy: '#0a1d3a',
}
type Colour = keyof typeof COLOURS

const land = (base: number, rise: number, step: number, random: Random) => {
  const { points, outline } = ground({ width: SCENE.width + 2 * REACH, height: SCENE.height, base, rise, step }, random)
  return {
    points: points.map(([x, y]): Point => [x - REACH, y]),
    sheet: (fill: string) => `<path transform="translate(${-REACH})" d="${outline}" fill="${fill}"/>`,
  }
}

const basket = (y: number) =>
  `<g transform="translate(410 ${y - 6})"><path d="M-74-46H74L56 14H-56Z" fill="${COLOURS.saffron}"/><path d="M-66-22H66M-60 0H60M-30-44l8 56M30-44l-8 56M0-44V12" stroke="#b5761b" stroke-width="5"/><path d="M-60-46C-50-120 50-120 60-46" fill="none" stroke="${COLOURS.saffron}" stroke-width="8"/></g>`

const camera = (y: number) =>
  `<g transform="translate(1690 ${y})"><path d="M0-96L-40 4M0-96L40 4M0-96V4" stroke="${COLOURS.cream}" stroke-width="8" stroke-linecap="round"/><rect x="-44" y="-150" width="88" height="62" rx="14" fill="${COLOURS.navy}"/><circle cx="-14" cy="-119" r="20" fill="#a9e4d2"/><circle cx="-14" cy="-119" r="9" fill="${COLOURS.navy}"/></g>`

const fish = (x: number, y: number, size: number, colour: Colour, heading: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${size * heading} ${size})" color="${COLOURS[colour]}"><path d="M0 0C10-14 34-16 50 0 34 16 10 14 0 0Z" fill="currentColor"/><path d="M46 0l18-12c-3 8-3 16 0 24Z" fill="currentColor"/></g>`

const SHOAL = [
  [1960, 110],
  [2030, 70],
  [2110, 130],
  [2190, 80],
  [2260, 150],
  [2330, 60],
] as const
const SHOAL_COLOURS = ['saffron', 'cream', 'rose'] as const
const shoal = () =>
  SHOAL.map(([x, y], i) => fish(x, y, 0.6 + (i % 3) * 0.3, inTurn(SHOAL_COLOURS, i), i % 2 ? 1 : -1)).join('')

/** On a table grows staghorn at first, later all kinds. */
const GROWN = ['stag', 'fingers', 'fan', 'tubes'] as const satisfies readonly CoralName[]

/**
 * Four steps of restoration on one seabed, seen through a window. Things are drawn wherever the window is, so that every
 * window shows the same scene; those outside are left out.
 */
const seabed = (from: number, width: number) => {
  const random = seeded(77)
  const sand = land(440, 16, 260, random)
  const behind = land(396, 26, 330, random)
  const before = land(478, 8, 200, random)
  const sandAt = (x: number) => groundAt(sand.points, x, straight)
  const at = (x: number, svg: string) =>
    x > from - 300 && x < from + width + 300 ? svg.replace(/(?<!scale\(|\d|\.)(\d+)\.\d+/g, '$1') : ''
  const far = (name: CoralName, x: number) =>
    at(x, `<g color="${COLOURS.far}">${CORALS[name](x, 410, 150, random)}</g>`)
  const coral = (name: CoralName, x: number, height: number, colour: Colour, lower = 0) =>
    at(
      x,
      `<g color="${COLOURS[colour]}" style="--cut:#0a1d3a55">${CORALS[name](x, sandAt(x) + 8 + lower, height, random)}</g>`,
    )
  const table = (x: number, size: number, count: number, height: number, colours: readonly [Colour, ...Colour[]]) => {
    const foot = sandAt(x) + 6
    const fragment = (i: number) => {
      const grow = CORALS[height > 90 ? inTurn(GROWN, i) : 'stag']
      const place = x + (i - (count - 1) / 2) * (210 / count) * size
      const grown = grow(place, foot - 92 * size, height * (0.8 + random() * 0.4), random)
      return `<g color="${COLOURS[inTurn(colours, i)]}">${grown}</g>`
    }
    return at(
      x,
      Array.from({ length: count }, (_, i) => fragment(i)).join('') +
        `<g transform="translate(${x} ${foot}) scale(${size})" fill="none" stroke="${COLOURS.cream}" stroke-width="8" stroke-linecap="round"><path d="M-120-90H120M-108-90l-16 94M108-90l16 94M-44-90l-8 94M44-90l8 94M-118-44H118"/></g>`,
    )
  }
  return file(
    `${from} 0 ${width} ${SCENE.height}`,
    [
      behind.sheet(COLOURS.far),
      far('fan', 560),
      far('stag', 1120),
      far('blades', 1680),
      far('table', 2240),
      // 1 harvesting: a parent colony, rooted behind the sand, and pieces broken off by waves in a basket
      coral('stag', 190, 250, 'coral', 12),
      coral('brain', 60, 56, 'violet', 12),
      sand.sheet('#d9b67c'),
      coral('stag', 384, 66, 'coral', -32),
      coral('stag', 438, 58, 'coral', -34),
      basket(sandAt(410)),
      // 2 planting: a table of small fragments
      table(880, 1.15, 7, 58, ['coral', 'rose', 'saffron']),
      table(1120, 0.7, 5, 34, ['rose', 'coral']),
      // 3 monitoring: medium growth and a camera
      table(1490, 1.15, 6, 104, ['plum', 'rose', 'coral']),
      camera(sandAt(1690)),
      fish(1560, 170, 0.9, 'saffron', -1),
      fish(1640, 210, 0.7, 'cream', -1),
      // 4 refinement: the reef that came of it
      coral('table', 1850, 130, 'violet'),
      table(2060, 1.1, 8, 150, ['coral', 'saffron', 'plum', 'rose']),
      coral('fan', 2270, 240, 'plum'),
      coral('brain', 2180, 74, 'saffron', 10),
      coral('fingers', 1930, 90, 'rose', 8),
      coral('tubes', 2360, 130, 'coral'),
      shoal(),
      before.sheet('#f3dfb0'),
    ].join(''),
  )
}

/** One window for each step; the first and the last are twice as wide and fill the page's margins. */
export const seabedWindows = () => [seabed(-600, 1200), seabed(600, 600), seabed(1200, 600), seabed(1800, 1200)]
