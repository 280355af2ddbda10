/** WebKit knows no `content` of a list's marks (CSS Lists 3, `::marker`): they are its `list-style-type`. */
import { readdirSync, readFileSync } from 'node:fs'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

it.each(sheets)('%s gives marks of lists no content', (path) => {
  expect(readFileSync(`src/${path}`, 'utf8')).not.toMatch(/::marker\s*\{[^}]*\bcontent:/)
})
