import { HOME_DIVE } from '../config/homeDive'

/** Size of a logbook's card in its own units, a pixel each of the saved picture: 4 by 5, as pictures are shared. */
export const CARD = { width: 1080, height: 1350 } as const

const SURFACE_Y = 336
const METRE = 22.4
/** How far beyond the card a sheet of water reaches, and how wide its waves are. */
const OVER = 40
const WAVE = 145
export const WATER_FOOT = 1080

/** Where a depth in metres lies on the card. */
export const depthY = (metres: number) => SURFACE_Y + metres * METRE

/** Each reading of the home page's gauge on its place: [x, y], from the left to the right. */
export const diveStops = HOME_DIVE.map((depth, index): [number, number] => [118 + index * 68, depthY(depth)])

export const diveLine = `M${diveStops.map((point) => point.join(' ')).join('L')}`

/** A sheet of water from its surface, `rise` units high and begun at another place for each `number`, to the water's foot. */
export const waterSheet = (y: number, rise: number, number: number) => {
  const count = Math.ceil((CARD.width + 2 * OVER) / WAVE) + 1
  const waves = Array.from({ length: count }, (_, index) => {
    const height = Math.round(rise * (1 + 0.5 * Math.sin(index * 2.1 + number)))
    return `q${WAVE / 2} ${index % 2 ? height : -height} ${WAVE} 0`
  })
  return `M${-OVER - ((number * 53) % WAVE)} ${y}${waves.join('')}V${WATER_FOOT}H${-OVER - WAVE}Z`
}

/** A circle as a path, about a point. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
