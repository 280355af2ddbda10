/**
 * `npm run launch-report`: what still stands in for the real thing, and what the foundation has to confirm. Reads the
 * marks `placeholder` and `review` of the content files. With `--strict` the exit code is 1 while anything is listed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .sort()
const marked = files.map((path) => ({
  file: `content/${path}`,
  data: matter(readFileSync(`content/${path}`, 'utf8')).data,
}))

const placeholders = marked.flatMap(({ file, data }) =>
  (data.placeholder ?? []).map((field) => `- ${file}: supply "${field}" (now: ${data[field]})`),
)
const reviews = marked.flatMap(({ file, data }) => (data.review ? [`- ${file}: ${data.review}`] : []))

console.log(`# Before the launch\n\n## Placeholders (${placeholders.length})\n\n${placeholders.join('\n')}\n`)
console.log(`## To be confirmed (${reviews.length})\n\n${reviews.join('\n')}`)
if (process.argv.includes('--strict') && placeholders.length + reviews.length > 0) process.exitCode = 1
