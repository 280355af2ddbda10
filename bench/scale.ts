/** Whether a build with so many articles still fits, most of them copies: `npm run bench:scale [-- 100 1000]`. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredBuild, withSiteCopy } from './measuredBuild'

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000]

const addArticles = (news: string, count: number) => {
  const originals = readdirSync(news)
  for (let number = originals.length; number < count; number += 1) {
    const article = join(news, `${number}-story`)
    cpSync(join(news, originals[number % originals.length]!), article, { recursive: true })
    rmSync(join(article, 'index.id.md'), { force: true })
    const file = join(article, 'index.md')
    const text = readFileSync(file, 'utf8')
    const renamed = text.replace(/^title: .*/m, `title: A story, ${number}`).replace(/^order: .*\n/m, '')
    writeFileSync(file, renamed.replace(/^number: .*/m, `number: ${number}`))
  }
}

await withSiteCopy(async (folder) => {
  const rows: Record<string, object> = {}
  for (const count of COUNTS) {
    addArticles(join(folder, 'content/news'), count)
    for (const name of ['.cache', 'public']) rmSync(join(folder, name), { recursive: true, force: true })
    const build = await measuredBuild(folder)
    const home = Math.round(statSync(join(folder, 'public/index.html')).size / 1000)
    rows[`${count} articles`] = { ...build, 'home page, kB': home }
    console.table(rows)
  }
})
