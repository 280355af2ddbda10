/**
 * `npm run bench:desk`: how long the desk's list of articles takes to open with 300 articles and 1,000 pictures, by decap-server
 * on this computer, from the address to the first and to the last entry.
 */
import { chromium } from '@playwright/test'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDesk } from '../__tests__/browser/localDesk'
import { chromiumLaunch } from '../scripts/chromium'

const ARTICLES = 300
const PICTURES = 1000

const fill = (root: string) => {
  const news = join(root, 'content/news')
  const [pattern] = readdirSync(news)
  const source = join(news, pattern!)
  const text = readFileSync(join(source, 'index.md'), 'utf8')
  let pictures = 0
  for (let number = 100; readdirSync(news).length < ARTICLES; number++) {
    const folder = join(news, `${number}-made-for-the-bench`)
    cpSync(source, folder, { recursive: true })
    rmSync(join(folder, 'index.id.md'), { force: true })
    const numbered = text
      .replace(/^number: .*$/m, `number: ${number}`)
      .replace(/^title: .*$/m, `title: Story ${number}`)
    writeFileSync(join(folder, 'index.md'), numbered.replace(/^order: .*\n/m, ''))
    for (let i = 0; i < 2 && pictures < PICTURES; i++, pictures++)
      cpSync(join(source, 'lead.jpg'), join(folder, `more-${i}.jpg`))
  }
}

const run = async () => {
  const desk = await localDesk(fill)
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage()
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Login' }).click()
  const entries = page.locator('a[href*="/NewsArticle/entries/"]')
  await entries.first().waitFor()
  // as an editor comes back on another day
  await page.goto('about:blank')
  const start = performance.now()
  await page.goto(`${desk.address}#/collections/NewsArticle`)
  await entries.first().waitFor()
  console.log(`${ARTICLES} articles: the first is seen after ${Math.round(performance.now() - start)} ms`)
  await page.waitForFunction(
    (count) => document.querySelectorAll('a[href*="/NewsArticle/entries/"]').length >= count,
    ARTICLES,
  )
  console.log(`${ARTICLES} articles: the last is there after ${Math.round(performance.now() - start)} ms`)
  await browser.close()
  desk.stop()
}

void run()
