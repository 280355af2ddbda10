/** What builds take: `npm run bench:build`. Works on a copy of the project, so that nothing here is lost. */
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { measuredBuild, withSiteCopy } from './measuredBuild'

/** A line that is added before each build; each finds what the one before it left. */
const KINDS = {
  cold: undefined,
  'nothing changed': undefined,
  words: [join('content/news', readdirSync('content/news').sort().at(-1)!, 'index.md'), '\nOne more sentence.\n'],
  code: ['src/layout/Footer.tsx', '\nexport const measured = true\n'],
} as const

await withSiteCopy(async (folder) => {
  const rows: Record<string, object> = {}
  for (const [kind, edit] of Object.entries(KINDS)) {
    if (edit) appendFileSync(join(folder, edit[0]), edit[1])
    rows[kind] = await measuredBuild(folder)
  }
  console.table(rows)
})
