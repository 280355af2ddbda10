/**
 * `npm run draw:map` after a change of the bay's coordinates, of the coast or of the map's colours: writes
 * static/shapes/map-*.svg.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readContentFile } from '../src/schema/contentFile'
import { bayMap, type Coast } from '../src/shapes/bayMap'

const { name, longitude, latitude } = readContentFile(readFileSync('content/settings/place.md', 'utf8'))
  .frontMatter as { name: string; longitude: number; latitude: number }
const coast = JSON.parse(readFileSync('art/map/coast.json', 'utf8')) as Record<'near' | 'far', { features: Coast[] }>

const files = bayMap(
  [longitude, latitude],
  name,
  { near: coast.near.features, far: coast.far.features },
  readFileSync('src/styles/tokens.css', 'utf8'),
)
for (const [file, drawing] of Object.entries(files)) writeFileSync(`static/shapes/${file}`, drawing)
