/** First part of `npm run typecheck`: writes the names of the classes of all CSS Modules, src/css-modules.d.ts. */
import { writeFileSync } from 'node:fs'
import { classNameTypes } from './class-name-types'

writeFileSync('src/css-modules.d.ts', classNameTypes(process.cwd()))
