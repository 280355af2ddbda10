/**
 * Draws the map of the bay in cut paper: the north-west coast of Lombok with the Gilis, and the whole island between Bali
 * and Sumbawa. Both are Mercator projections, true to scale at the latitude of the bay, where the scale bar stands.
 */
import { contours } from 'd3-contour'
import { geoDistance, geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { polygonContains } from 'd3-polygon'
import { curveCatmullRomClosed, line } from 'd3-shape'
import { MAP_COLOURS } from './mapColours'
import { present } from '../lib/present'
import { tenths } from './pen'

/** Degrees of longitude and latitude, east and north positive, in this order (RFC 7946, 3.1.1). */
export type Position = readonly [number, number]
type Ring = [number, number][]
export interface Coast {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: Ring[] }
}

/** Mean radius of the earth (IUGG). */
const EARTH_METRES = 6_371_008.8
export const metresBetween = (from: Position, to: Position) => geoDistance([...from], [...to]) * EARTH_METRES

/**
 * What is named on the maps, without the bay itself. Beaches and harbours lie on the drawn coast; peak, towns and airport
 * to about 500 m.
 */
export const PLACES = {
  'Gili Trawangan': [116.036, -8.351],
  'Gili Meno': [116.0568, -8.352],
  'Gili Air': [116.0807, -8.358],
  Bangsal: [116.0965, -8.395],
  Pemenang: [116.1045, -8.405],
  Pandanan: [116.0505, -8.4195],
  Nipah: [116.0458, -8.4335],
  Senggigi: [116.042, -8.49],
  Mataram: [116.117, -8.583],
  Rinjani: [116.457, -8.411],
  Airport: [116.2767, -8.7573],
} as const satisfies Record<string, Position>

/** A projection whose unit is so many metres at the bay, with the bay at a point of the drawing. */
const mercator = (bay: Position, metresPerUnit: number, at: readonly [number, number]) => {
  const latitude = (bay[1] * Math.PI) / 180
  return geoMercator()
    .center([...bay])
    .scale((EARTH_METRES * Math.cos(latitude)) / metresPerUnit)
    .translate([...at])
}

/** Where a place lies in the drawing. Mercator's projection has one for each but the poles. */
const placed = (projection: GeoProjection, [longitude, latitude]: Position) =>
  present(projection([longitude, latitude]), 'place in the drawing')

/** Size of a drawing, and where in it the bay lies. One unit is a pixel on all screens up to 2,000 px. */
export const NEAR = { width: 2700, height: 648, metres: 30, bay: [1350, 432] } as const
export const FAR = { width: 250, height: 150, metres: 660, bay: [105, 46] } as const
/** Length of the scale bars in kilometres. */
export const NEAR_KM = 2
export const FAR_KM = 50

export const nearProjection = (bay: Position) => mercator(bay, NEAR.metres, NEAR.bay)
export const farProjection = (bay: Position) => mercator(bay, FAR.metres, FAR.bay)

interface Size {
  width: number
  height: number
}

/** The points of a path's ring. The curve that follows them must not stand still on one. */
const ringOf = (text: string): Ring => {
  const points = [...text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Ring[0] => [Number(x), Number(y)])
  const apart = ([x, y]: Ring[0], [otherX, otherY]: Ring[0]) => Math.hypot(x - otherX, y - otherY) > 2
  return points.filter((point, i) => apart(point, points.at(i - 1) ?? point))
}

/** Coasts inside the drawing, and a margin that neither shallows nor hills reach across. */
const outlines = (coasts: readonly Coast[], projection: GeoProjection, { width, height }: Size): Ring[] => {
  const margin = 200
  const path = geoPath(
    projection.clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]),
  ).digits(1)
  const text = coasts.map(({ geometry }) => path(geometry) ?? '').join('')
  projection.clipExtent(null)
  return text
    .split('Z')
    .map(ringOf)
    .filter((ring) => ring.length > 2)
}

/** Distance of a point from a straight line between two others. In numbers, not pairs, because it is asked a million times. */
const distance = (x: number, y: number, from: Ring[0], to: Ring[0]) => {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  const share = along < 0 ? 0 : along > 1 ? 1 : along
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy)
}

/** Lines on land that run so far from the coast, one list of rings for each distance. */
const inland = (coasts: readonly Ring[], size: Size, reaches: readonly number[]) => {
  const cell = size.width / 220
  const margin = 3
  const columns = Math.ceil(size.width / cell) + 2 * margin
  const rows = Math.ceil(size.height / cell) + 2 * margin
  const values = Array.from({ length: columns * rows }, (_, i) => {
    const x = ((i % columns) - margin + 0.5) * cell
    const y = (Math.floor(i / columns) - margin + 0.5) * cell
    const coast = coasts.find((ring) => polygonContains(ring, [x, y]))
    if (!coast) return 0
    return coast.reduce((least, to, k) => Math.min(least, distance(x, y, coast.at(k - 1) ?? to, to)), Infinity)
  })
  return contours()
    .size([columns, rows])
    .thresholds([...reaches])(values)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) =>
          ring
            .filter((_, k) => k % 3 === 0)
            .map(([x = 0, y = 0]): Ring[0] => [(x - margin) * cell, (y - margin) * cell]),
        ),
    )
}

const curve = line().curve(curveCatmullRomClosed).digits(1)
/** Scissors turn no sharp corners. */
const cut = (rings: Ring[]) => rings.map((ring) => curve(ring)).join('')

const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`
const SHADOW = 'filter="drop-shadow(0 2px 3px rgb(3 20 38 / .35))"'

/** Sheets of paper: shallows around a coast, sand along it, hills inside it. */
const sheets = (
  coasts: readonly Coast[],
  projection: GeoProjection,
  size: Size,
  { shallows, sand, hills }: { shallows: readonly number[]; sand: number; hills: readonly number[] },
) => {
  const rings = outlines(coasts, projection, size)
  const land = cut(rings)
  const around = (colour: string, reach: number) =>
    path(
      land,
      `fill="${colour}" stroke="${colour}" stroke-width="${2 * reach}" stroke-linejoin="round" stroke-linecap="round" ${SHADOW}`,
    )
  return (
    shallows.map((reach, i) => around(`var(--map-${i + 2})`, reach)).join('') +
    around('var(--map-sand)', sand) +
    path(land, 'fill="var(--map-green-1)"') +
    inland(rings, size, hills)
      .map((hill, i) => path(cut(hill), `fill="var(--map-green-${i + 2})" ${SHADOW}`))
      .join('')
  )
}

type Anchor = 'start' | 'middle' | 'end'
const label = (text: string, x: number, y: number, size: number, anchor: Anchor = 'start', more = '') =>
  `<text x="${tenths(x)}" y="${tenths(y)}" font-size="${size}" text-anchor="${anchor}" ${more}>${text}</text>`

/** Towns on land, in the colour of ink on land, with a rim of paper around every letter. */
const LAND = `fill="var(--map-text)" stroke="var(--map-halo)" stroke-width="3.500" paint-order="stroke" stroke-linejoin="round"`
/** Names on the sea. */
const SEA = `fill="var(--on-chip)" stroke="var(--map-1)" stroke-width="3.500" paint-order="stroke" stroke-linejoin="round"`
/** Waters are written in the face of the text, wide, as maps do. */
const WATER = `fill="var(--on-chip)" font-family="var(--font-text)" font-weight="400" letter-spacing="1.500"`
/** Shown where there is room beside the bay (MapFrame.module.css). */
const WIDE = 'display="var(--map-wide, none)"'
const dot = (x: number, y: number, r = 3.5) =>
  `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${r}" fill="var(--map-halo)" stroke="var(--map-text)" stroke-width="2"/>`

const flag = (x: number, y: number, size = 1) =>
  `<g transform="translate(${tenths(x)} ${tenths(y)}) scale(${size})" ${SHADOW}><path d="M0 0V-62" stroke="var(--timber)" stroke-width="5" stroke-linecap="round"/><path d="M1-64L50-49 1-33Z" fill="var(--flag)"/><circle r="7" fill="var(--timber)" stroke="var(--on-chip)" stroke-width="2"/></g>`

/** Ends of a scale bar to the east of a point, `km` kilometres long at the latitude of the bay. */
export const scaleBar = (bay: Position, projection: GeoProjection, km: number) => {
  const degrees = 1
  const metres = metresBetween(bay, [bay[0] + degrees, bay[1]])
  const [west] = placed(projection, bay)
  const [east] = placed(projection, [bay[0] + (degrees * km * 1000) / metres, bay[1]])
  return east - west
}

const bar = (x: number, y: number, length: number, km: number, size: number) =>
  `<g fill="none" stroke="var(--on-chip)" stroke-width="2"><path d="M${tenths(x)} ${y - 6}V${y}H${tenths(x + length)}V${y - 6}M${tenths(x + length / 2)} ${y - 4}V${y}"/></g>` +
  label(`${km} km`, x + length / 2, y - 9, size, 'middle', 'fill="var(--on-chip)"')

const north = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0-20L8 4 0-1-8 4Z" fill="var(--on-chip)"/><text y="18" font-size="13" text-anchor="middle" fill="var(--on-chip)">N</text></g>`

const WRITTEN = '<!-- Written by scripts/draw-map.ts. Coast: GSHHG (Wessel and Smith), LGPL-3.0-or-later. -->'
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
/** Drawings and the names on them lie one upon the other, and are cut off alike. */
const box = ({ width, height }: Size) => `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
const symbol = (id: string, size: Size, body: string) => `<symbol id="${id}" ${box(size)}>${body}</symbol>`

/** A drawing as a picture of its own. */
const picture = (size: Size, colours: Record<string, string>, body: string) => {
  const declarations = Object.entries(colours)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')
  return `<svg ${XMLNS} ${box(size)}>${WRITTEN}<style>:root{${declarations}}</style><rect width="${size.width}" height="${size.height}" fill="var(--map-1)"/>${body}</svg>\n`
}

/** By day and by night: Safari's engine does not tell a picture which of them the visitor prefers. */
const pictures = (name: string, size: Size, body: string) => ({
  [`${name}.svg`]: picture(size, MAP_COLOURS.day, body),
  [`${name}-night.svg`]: picture(size, MAP_COLOURS.night, body),
})

const nearSheets = (bay: Position, coasts: readonly Coast[]) =>
  sheets(coasts, nearProjection(bay), NEAR, { shallows: [62, 34, 13], sand: 2, hills: [60, 140] })

const farSheets = (bay: Position, coasts: readonly Coast[]) =>
  sheets(coasts, farProjection(bay), FAR, { shallows: [6, 3], sand: 0.7, hills: [13] })

/** What is named in each language. */
export interface MapNames {
  bay: string
  /** Between Bali and Lombok, a word a line */
  strait: string
  airport: string
}

const lines = (text: string, x: number, y: number, leading: number, size: number) =>
  text
    .split(' ')
    .map((word, i) => label(word, x, y + i * leading, size, 'middle'))
    .join('')

/** Size of the bay's name times its letters, so that it has room beside the flag on the narrowest phone */
const BAY_NAME = 253

const nearNames = (bay: Position, names: MapNames) => {
  const projection = nearProjection(bay)
  const at = (name: keyof typeof PLACES) => placed(projection, PLACES[name])
  const named = (name: keyof typeof PLACES, dx: number, dy: number, anchor: Anchor) =>
    label(name, at(name)[0] + dx, at(name)[1] + dy, 15, anchor)
  const dots = (['Bangsal', 'Pandanan', 'Nipah'] as const).map((name) => dot(...at(name))).join('')
  const [x, y] = NEAR.bay
  return symbol(
    'coast',
    NEAR,
    `<g ${LAND}>` +
      dots +
      `<g ${WIDE}>${dot(...at('Pemenang'))}${named('Pemenang', 11, 7, 'start')}</g>` +
      named('Pandanan', 11, 5, 'start') +
      named('Nipah', 11, 5, 'start') +
      label('LOMBOK', x + 190, y + 130, 26, 'middle', `letter-spacing="14" ${WIDE}`) +
      '</g>' +
      `<g ${SEA}>` +
      named('Gili Trawangan', -6, -50, 'middle') +
      named('Gili Meno', 4, 54, 'middle') +
      named('Gili Air', 8, 48, 'middle') +
      named('Bangsal', -8, -9, 'end') +
      label(names.bay, x - 22, y - 34, Number(tenths(Math.min(23, BAY_NAME / names.bay.length))), 'end') +
      '</g>' +
      `<g ${WATER} ${WIDE}>${lines(names.strait.toUpperCase(), x - 330, y + 92, 28, 19)}</g>` +
      flag(x, y) +
      bar(x - 150, y - 84, scaleBar(bay, projection, NEAR_KM), NEAR_KM, 14) +
      north(x - 62, y - 92),
  )
}

const farNames = (bay: Position, names: MapNames) => {
  const projection = farProjection(bay)
  const at = (name: keyof typeof PLACES) => placed(projection, PLACES[name])
  const town = (name: keyof typeof PLACES, dx: number, dy: number, anchor: Anchor, text: string = name) =>
    dot(...at(name), 2) + label(text, at(name)[0] + dx, at(name)[1] + dy, 12, anchor)
  const [peakX, peakY] = at('Rinjani')
  return symbol(
    'island',
    FAR,
    `<g ${LAND}>` +
      town('Mataram', 6, 4, 'start') +
      town('Airport', 6, 8, 'start', names.airport) +
      `<path d="M${tenths(peakX)} ${tenths(peakY - 7)}l7 12h-14Z"/>` +
      label('Rinjani', peakX, peakY + 18, 12, 'middle') +
      label('LOMBOK', 178, 94, 12, 'middle', 'letter-spacing="3"') +
      label('BALI', 23, 58, 12, 'middle', 'letter-spacing="3"') +
      '</g>' +
      `<g ${SEA}>${town('Senggigi', -6, 6, 'end')}</g>` +
      `<g ${WATER}>${lines(names.strait, 58, 81, 12, 11)}</g>` +
      flag(...FAR.bay, 0.42) +
      bar(14, FAR.height - 8, scaleBar(bay, projection, FAR_KM), FAR_KM, 11),
  )
}

/**
 * The files of the map in /shapes, by their names: the coast and the island as pictures, which browsers fetch when they come
 * near, and for each language `map-names-….svg` with a symbol of what is written and drawn on each (`coast`, `island`), in
 * the page's faces and colours.
 * @param bay where the flag stands
 * @param names by the tag of their language
 * @param coasts outlines for both scales (art/map/coast.json)
 */
export const bayMap = (
  bay: Position,
  names: Readonly<Record<string, MapNames>>,
  { near, far }: { near: readonly Coast[]; far: readonly Coast[] },
) => {
  const written = Object.entries(names).map(([language, said]) => [
    `map-names-${language}.svg`,
    `<svg ${XMLNS}>${WRITTEN}${nearNames(bay, said)}${farNames(bay, said)}</svg>\n`,
  ])
  return {
    ...pictures('map-coast', NEAR, nearSheets(bay, near)),
    ...pictures('map-island', FAR, farSheets(bay, far)),
    ...(Object.fromEntries(written) as Record<string, string>),
  }
}
