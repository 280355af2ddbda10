/**
 * `npm run draw:map` after a change of the bay's coordinates or of a name on the map, of the coast or of the map's colours:
 * writes static/shapes/map-*.svg.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { bayMap, type Coast } from '../src/shapes/bayMap'
import { readPlace } from './readPlace'

const { bay, names } = readPlace()
const coast = JSON.parse(readFileSync('art/map/coast.json', 'utf8')) as Record<'near' | 'far', { features: Coast[] }>

const files = bayMap(bay, names, { near: coast.near.features, far: coast.far.features })
for (const [file, drawing] of Object.entries(files)) writeFileSync(`static/shapes/${file}`, drawing)
