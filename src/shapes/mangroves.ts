import { ground } from './ground'
import { file, inWholeUnits, seeded, stroked, tenths } from './pen'

const SIZE = { width: 1600, height: 208 }

/** Where they stand, and their size. */
const MANGROVES = [
  [70, 0.76],
  [270, 0.54],
  [470, 0.84],
  [690, 0.5],
  [880, 0.7],
  [1090, 0.54],
  [1290, 0.85],
  [1500, 0.62],
] as const
/** Leaves as flat paper clouds: from the top of the stem, and half their width. */
const LEAVES = [
  [-34, -52, 44],
  [30, -58, 48],
  [0, -82, 46],
  [62, -40, 28],
  [-66, -36, 26],
] as const

/** Trunks and ground are of the footer's paper (`--sf-mangrove` in src/styles/tokens.css), by day and by night. */
export const MANGROVE_COLOURS = { leaves: '#1a4033', ground: '#0f2c26' }

/** Mangroves at low tide: prop roots that arch down into the page's last ground. */
export const mangroves = () => {
  const random = seeded(8)
  const { height } = SIZE
  const parts = MANGROVES.map(([x, size]) => {
    const top = height - 128 * size
    const roots = [-3, -2, -1, 1, 2, 3].map((i) => {
      const foot = x + i * (21 + random() * 9) * size
      return `M${tenths(x)} ${tenths(top + Math.abs(i) * 9 * size)}C${tenths(x + i * 9)} ${tenths(top + 2)} ${tenths(foot)} ${tenths(top + 30 * size)} ${tenths(foot + i * 4)} ${height + 6}`
    })
    const stem = `M${tenths(x)} ${tenths(top + 40 * size)}L${tenths(x + 5)} ${tenths(top - 46 * size)}`
    const leaves = LEAVES.map(
      ([dx, dy, half]) =>
        `<ellipse cx="${tenths(x + dx * size)}" cy="${tenths(top + dy * size)}" rx="${tenths(half * size)}" ry="${tenths(half * 0.56 * size)}" fill="currentColor"/>`,
    )
    return { roots: roots.join(''), stem, leaves: leaves.join('') }
  })
  const all = (part: 'roots' | 'stem' | 'leaves') => parts.map((one) => one[part]).join('')
  const land = ground({ ...SIZE, base: height - 10, rise: 6, step: 200 }, random).outline
  return file(
    `0 0 ${SIZE.width} ${SIZE.height}`,
    inWholeUnits(
      `<g color="${MANGROVE_COLOURS.leaves}">${all('leaves')}</g>` +
        `<g color="${MANGROVE_COLOURS.ground}"><path d="${land}" fill="currentColor"/>${stroked(all('roots'), '5.6')}${stroked(all('stem'), '9')}</g>`,
    ),
  )
}
