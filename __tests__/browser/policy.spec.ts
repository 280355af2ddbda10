/** That no page asks for what its policy refuses is in accessibility.spec.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { PAGE_KINDS, ROUTES } from './site'
import { standInForOthers, violations, watchViolations } from './watchPage'

/** The editors' desk, where it is published, has a policy of its own (desk.spec.ts). */
test('every HTML file of the build carries a policy without holes, and nothing that it refuses', () => {
  const files = htmlFiles('public').filter((path) => !path.startsWith('admin'))
  expect(files.length).toBeGreaterThanOrEqual(ROUTES.length)
  for (const path of files) {
    const html = readFileSync(join('public', path), 'utf8')
    const policy = /<meta [^>]*http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
    expect(policy, `public/${path} has no policy`).toBeDefined()
    expect(policy, path).not.toContain('unsafe-')
    expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(html.search(/<(script|style|link)\b/))
    expect(html, path).not.toMatch(/<[^>]+ (style|on[a-z]+)=/)
  }
})

test('the search runs under the policy: its WebAssembly in a worker of its own, which the page’s policy does not bind', async ({
  page,
}) => {
  await watchViolations(page)
  await page.goto(PAGE_KINDS.search)
  await page.getByRole('searchbox').fill('turtle')
  await expect(page.getByRole('status')).toContainText('results for “turtle”')
  expect(await violations(page)).toEqual([])
  expect(
    await page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(String)),
  ).toContain('Content Security Policy')
})

test('the policy refuses other hosts, inline scripts, eval and style attributes', async ({ page, baseURL }) => {
  await standInForOthers(page, baseURL!)
  await watchViolations(page)
  await page.goto('/')
  await page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'window.bad = 1' }))
    document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }))
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }))
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">a</p>')
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))
    await fetch('https://elsewhere.example/').catch(() => undefined)
    try {
      setTimeout('window.bad = 1', 0)
    } catch {
      // refused
    }
  })
  await expect
    .poll(async () => [...new Set((await violations(page)).map((one) => one.split(' ')[0]))].sort())
    .toEqual(['base-uri', 'connect-src', 'frame-src', 'img-src', 'script-src', 'script-src-elem', 'style-src-attr'])
})
