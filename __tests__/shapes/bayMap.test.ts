import { readFileSync } from 'node:fs'
import { polygonContains } from 'd3-polygon'
import { readContentFile } from '../../src/schema/contentFile'
import {
  bayMap,
  farProjection,
  FAR,
  FAR_KM,
  metresBetween,
  NEAR,
  NEAR_KM,
  nearProjection,
  PLACES,
  scaleBar,
  type Coast,
  type Position,
} from '../../src/shapes/bayMap'
import { displayWidth } from '../../src/lib/displayWidth'
import { readPlace } from '../../scripts/readPlace'
import { MAP_COLOURS } from '../../src/shapes/mapColours'

const place = readContentFile(readFileSync('content/settings/place.md', 'utf8')).frontMatter
const { bay, names } = readPlace()
const coast = JSON.parse(readFileSync('art/map/coast.json', 'utf8')) as Record<'near' | 'far', { features: Coast[] }>
const ring = (set: 'near' | 'far', island: string) =>
  coast[set].features.find(({ properties }) => properties.name === island)!.geometry.coordinates[0]!

const drawn = bayMap(bay, names, { near: coast.near.features, far: coast.far.features })

test.each(Object.entries(drawn))(
  'static/shapes/%s is drawn for the place in content/settings/place.md; npm run draw:map writes it',
  (file, drawing) => {
    expect(readFileSync(`static/shapes/${file}`, 'utf8') === drawing).toBe(true)
  },
)

test('what has another name in Indonesian is named so', () => {
  expect(drawn['map-names-id.svg']).toContain('>Teluk Kecinan<')
  expect(drawn['map-names-id.svg']).toContain('>Bandara<')
  expect(drawn['map-names-id.svg']).toMatch(/>SELAT<.*>LOMBOK</)
  expect(drawn['map-names-id.svg']).not.toMatch(/Bay|Strait|Airport/i)
})

test.each(['en', 'id'])('the name of the bay has room beside its flag where the map is 320 px wide: %s', (language) => {
  const { bay: name } = names[language]!
  const [, size] = new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(drawn[`map-names-${language}.svg`]!)!
  // up to the flag there are 138 units
  expect(displayWidth(name) * Number(size)).toBeLessThan(138)
})

test('the deepest water has the colour of the ground that the page lays the map on', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [, day, night] = /--map-1: var\((--[\w-]+)\);[^]*--map-1: (#\w+);/.exec(tokens)!
  expect(tokens).toContain(`${day}: ${MAP_COLOURS.day['--map-1']};`)
  expect(night).toBe(MAP_COLOURS.night['--map-1'])
})

test.each([
  ['Gili Trawangan', 'Gili Trawangan'],
  ['Gili Meno', 'Gili Meno'],
  ['Gili Air', 'Gili Air'],
  ['Pemenang', 'Lombok'],
  ['Senggigi', 'Lombok'],
  ['Mataram', 'Lombok'],
  ['Rinjani', 'Lombok'],
  ['Airport', 'Lombok'],
] as const)('%s stands on %s, on both maps where it is drawn', (name, island) => {
  const project = nearProjection(bay)
  const drawn = ring('near', island).map((at) => project(at)!)
  expect(polygonContains(drawn, project([...PLACES[name]])!)).toBe(true)
  if (island !== 'Lombok') return
  const far = farProjection(bay)
  expect(
    polygonContains(
      ring('far', island).map((at) => far(at)!),
      far([...PLACES[name]])!,
    ),
  ).toBe(true)
})

const metresToCoast = (from: Position, island: string) =>
  Math.min(...ring('near', island).map((at) => metresBetween(from, at)))

test.each([
  ['the bay', bay],
  ['Bangsal', PLACES.Bangsal],
  ['Pandanan', PLACES.Pandanan],
  ['Nipah', PLACES.Nipah],
] as const)('%s lies on the drawn coast', (_name, at) => {
  expect(metresToCoast(at, 'Lombok')).toBeLessThan(400)
})

test('from west to east: Gili Trawangan, Gili Meno, Gili Air, which is the nearest to Lombok', () => {
  const gilis = ['Gili Trawangan', 'Gili Meno', 'Gili Air'] as const
  const wests = gilis.map((name) => Math.min(...ring('near', name).map(([east]) => east)))
  expect(wests).toEqual(wests.toSorted((a, b) => a - b))
  const toLombok = gilis.map((name) => Math.min(...ring('near', name).map((at) => metresToCoast(at, 'Lombok'))))
  expect(Math.min(...toLombok)).toBe(toLombok[2])
})

test.each([
  ['near', nearProjection, NEAR, NEAR_KM],
  ['far', farProjection, FAR, FAR_KM],
] as const)(
  'the scale bar of the %s map is as long as it says, eastward and northward',
  (_name, projection, map, km) => {
    const length = scaleBar(bay, projection(bay), km)
    const ends = [
      [map.bay[0] + length, map.bay[1]],
      [map.bay[0], map.bay[1] - length],
    ] as const
    for (const end of ends) {
      const at = projection(bay).invert!([...end])!
      expect(Math.abs(metresBetween(bay, at) / (km * 1000) - 1)).toBeLessThan(0.02)
    }
    expect(
      [...drawn['map-names-en.svg']!.matchAll(/<path d="M([\d.]+) [\d.]+V[\d.]+H([\d.]+)V/g)].map(
        ([, from, to]) => Number(to) - Number(from),
      ),
    ).toContainEqual(expect.closeTo(length, 0))
  },
)

test('what is said in words agrees with the map', () => {
  const said = (pattern: RegExp) =>
    Number(pattern.exec(`${place.where} ${(place.ways as { way: string }[]).map(({ way }) => way).join(' ')}`)![1])
  const km = (to: Position) => Math.round(metresBetween(bay, to) / 1000)
  expect(said(/Bangsal harbour is (\d+)/)).toBe(km(PLACES.Bangsal))
  expect(said(/Senggigi (\d+)/)).toBe(km(PLACES.Senggigi))
  expect(said(/Mataram (\d+)/)).toBe(km(PLACES.Mataram))
  expect(said(/, (\d+).km away/)).toBe(km(PLACES.Airport))
  expect(said(/Bali (\d+)/)).toBe(Math.round(metresToCoast(bay, 'Bali') / 1000))
})
