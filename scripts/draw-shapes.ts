/** `npm run draw:shapes` after a change of an icon or a paper edge in src/shapes: writes the sprite, a part of every page. */
import { writeFileSync } from 'node:fs'
import { drawnSprite } from '../src/shapes/drawnSprite'

writeFileSync('src/shapes/sprite.ts', drawnSprite())
