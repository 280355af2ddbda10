/**
 * Takes the coasts around Lombok out of GSHHG and writes coast.json. Run by hand when the area or the data change:
 *
 *   apt-get download gmt-gshhg-full && dpkg-deb -x gmt-gshhg-full_*.deb gshhg
 *   npm install --no-save h5wasm simplify-js
 *   node art/map/extract.mjs gshhg/usr/share/gmt-gshhg/binned_GSHHS_f.nc
 *
 * The file cuts the world into bins of one degree; a coast that crosses bins comes in pieces. Points are counted in
 * 1/65535 of a degree from the south-west corner of their bin (GSHHG, README.TXT).
 */
import { writeFileSync } from 'node:fs'
import h5 from 'h5wasm/node'
import simplify from 'simplify-js'

/** Ids of the polygons in GSHHG 2.3.7. */
const BALI = 114
const LOMBOK = 128
const SUMBAWA = 62
const NEAR = { 'Gili Trawangan': 10909, 'Gili Meno': 15181, 'Gili Air': 14872 }
const FAR = { 'Nusa Penida': 965, 'Nusa Lembongan': 6719, 'Nusa Ceningan': 11044, 'Gili Gede': 6471 }
const FAR_EAST = { 'Gili Sulat': 7252, 'Gili Lawang': 8580 }

const METRES_PER_DEGREE = 111_195
/** What the map of the bay and the map of the island draw as less than two pixels. */
const NEAR_METRES = 45
const FAR_METRES = 350

await h5.ready
const file = new h5.File(process.argv[2], 'r')
const all = (name) => file.get(name).value
const [firstSegment, segmentCount] = [all('Id_of_first_segment_in_a_bin'), all('N_segments_in_a_bin')]
const [ids, packed, firstPoint] = [
  all('Id_of_GSHHS_ID'),
  all('Embedded_npts_levels_exit_entry_for_a_segment'),
  all('Id_of_first_point_in_a_segment'),
]
const [eastOf, northOf] = ['longitude', 'latitude'].map((way) => file.get(`Relative_${way}_from_SW_corner_of_bin`))

/** The longest piece of a coast inside the bin whose south-west corner is given. */
const piece = (id, west, south) => {
  const bin = (89 - south) * 360 + west
  const segments = Array.from({ length: segmentCount[bin] }, (_, i) => firstSegment[bin] + i)
  const count = (segment) => packed[segment] >> 9
  const [longest] = segments.filter((segment) => ids[segment] === id).sort((a, b) => count(b) - count(a))
  const range = [[firstPoint[longest], firstPoint[longest] + count(longest)]]
  const norths = northOf.slice(range)
  return [...eastOf.slice(range)].map((east, i) => [west + (east & 65535) / 65535, south + (norths[i] & 65535) / 65535])
}

const ring = (points, metres) => {
  const east = Math.cos((8.5 * Math.PI) / 180)
  const flat = points.map(([x, y]) => ({ x: x * east, y }))
  const kept = simplify(flat, metres / METRES_PER_DEGREE, true).map(({ x, y }) => [
    Number((x / east).toFixed(4)),
    Number(y.toFixed(4)),
  ])
  return [...kept, kept[0]]
}

const lombok = [...piece(LOMBOK, 115, -9), ...piece(LOMBOK, 116, -9)]
const bali = piece(BALI, 115, -9)
const islands = (names, west) => Object.entries(names).map(([name, id]) => [name, piece(id, west, -9)])
const near = [['Lombok', lombok], ['Bali', bali], ...islands(NEAR, 116)]
const far = [
  ['Lombok', lombok],
  ['Bali', bali],
  ['Sumbawa', [...piece(SUMBAWA, 116, -9), [117, -9]]],
  ...islands(FAR, 115),
  ...islands(FAR_EAST, 116),
]

// d3-geo takes a polygon whose outer ring runs the other way round for the rest of the globe
const clockwise = (points) => {
  const area = points.slice(1).reduce((sum, [x, y], i) => sum + (x - points[i][0]) * (y + points[i][1]), 0)
  return area > 0 ? points : points.toReversed()
}
const features = (coasts, metres) => ({
  type: 'FeatureCollection',
  features: coasts.map(([name, points]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [clockwise(ring(points, metres))] },
  })),
})
const coast = {
  source: 'GSHHG 2.3.7 (Wessel and Smith, 1996), https://www.soest.hawaii.edu/pwessel/gshhg/',
  licence: 'LGPL-3.0-or-later',
  near: features(near, NEAR_METRES),
  far: features(far, FAR_METRES),
}
writeFileSync(new URL('coast.json', import.meta.url), JSON.stringify(coast) + '\n')
for (const set of ['near', 'far'])
  for (const { properties, geometry } of coast[set].features)
    console.log(set, properties.name, geometry.coordinates[0].length)
