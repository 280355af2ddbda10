/**
 * `npm run draw:shapes` after a change of a drawing in src/shapes: writes src/shapes/sprite.ts (a part of every page),
 * src/shapes/masks and static/shapes.
 */
import { writeFileSync } from 'node:fs'
import { drawnShapes } from '../src/shapes/drawnShapes'

for (const [path, text] of Object.entries(drawnShapes())) writeFileSync(path, text)
