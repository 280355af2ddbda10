import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownContent } from '../../desk/knownContent'

test('of a story that is there in Indonesian alone it is known, too, who links to it', () => {
  const root = mkdtempSync(join(tmpdir(), 'known-'))
  const isText = (path: string) => statSync(path).isDirectory() || path.endsWith('.md')
  cpSync('content', join(root, 'content'), { recursive: true, filter: isText })
  const folder = join(root, 'content/news/54-satu')
  mkdirSync(folder)
  const story = readFileSync('content/news/14-plastic-kitchen-to-reef/index.md', 'utf8')
  writeFileSync(join(folder, 'index.id.md'), story.replace(/^number: .*$/m, 'number: 54'))
  const other = 'content/news/45-two-months-under-a-camera/index.md'
  appendFileSync(join(root, other), '\n[Satu](/detail-news-54#a)\n')
  const title = /^title: "?(.*?)"?$/m.exec(readFileSync(other, 'utf8'))![1]
  expect(knownContent(root).linkedFrom['content/news/54-satu/index.md']).toEqual([`“${title}”`])
  rmSync(root, { recursive: true })
})
