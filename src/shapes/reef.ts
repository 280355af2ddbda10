import { CORALS, type CoralName } from './corals'
import { ground, groundAt, rounded } from './ground'
import { file, inWholeUnits, seeded } from './pen'

const SIZE = { width: 1600, height: 300 }

interface Sheet {
  seed: number
  base: number
  rise: number
  step: number
  /** Height of a coral of size 1 */
  coral: number
  /** What grows on it: kind, where, size */
  corals: readonly (readonly [CoralName, number, number])[]
}

const sheet = ({ seed, coral, corals, ...line }: Sheet) => {
  const random = seeded(seed)
  const { points, outline } = ground({ ...SIZE, ...line }, random)
  const grown = corals.map(([name, x, size]) => CORALS[name](x, groundAt(points, x, rounded) + 4, coral * size, random))
  return file(
    `0 0 ${SIZE.width} ${SIZE.height}`,
    inWholeUnits(`<path d="${outline}" fill="currentColor"/>${grown.join('')}`),
  )
}

/** The reef's sheets of paper: each is a file of its own, which the page gives a colour. */
export const reefSheets = () => ({
  back: sheet({
    seed: 21,
    base: 190,
    rise: 24,
    step: 210,
    coral: 130,
    corals: [
      ['fan', 130, 1.2],
      ['stag', 420, 1.25],
      ['blades', 610, 1.3],
      ['table', 850, 0.9],
      ['fan', 1120, 1.35],
      ['stag', 1400, 1.1],
      ['blades', 1540, 1.1],
    ],
  }),
  middle: sheet({
    seed: 33,
    base: 232,
    rise: 16,
    step: 170,
    coral: 115,
    corals: [
      ['table', 70, 0.9],
      ['fingers', 270, 0.7],
      ['brain', 520, 0.6],
      ['stag', 720, 1.2],
      ['tubes', 960, 0.9],
      ['fingers', 1210, 0.75],
      ['table', 1330, 1],
      ['brain', 1520, 0.6],
    ],
  }),
  front: sheet({
    seed: 45,
    base: 272,
    rise: 10,
    step: 140,
    coral: 95,
    corals: [
      ['brain', 170, 0.5],
      ['stag', 330, 0.9],
      ['tubes', 640, 0.75],
      ['fingers', 830, 0.6],
      ['brain', 1050, 0.55],
      ['stag', 1180, 0.7],
      ['fingers', 1450, 0.7],
    ],
  }),
})
