/** What browsers of some years ago get (docs/browsers.md), with the page as they read it. */
import { expect, test, type Page } from '@playwright/test'
import { asOlderBrowser, CHROME_80, OLDER_BROWSERS } from './asOlderBrowser'
import { brokenWords } from './brokenWords'
import { laidOut } from './laidOut'
import { overhang } from './overhang'
import { pictureLink } from './pictureLink'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })
// a sheet that is still on its way when a test ends fails nothing
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const OLDER_SHEET = /\/older\.[0-9a-f]+\.css$/

/** What in the computed styles of the page's elements is otherwise when a sheet is laid over its own. */
const changedBy = (page: Page, sheet: string) =>
  page.evaluate(async (href) => {
    const elements = [...document.querySelectorAll('body *:not(script, style, svg *)')]
    // variables are seen where they are used
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const before = looks()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((resolve) => {
      link.onload = resolve
      document.head.append(link)
    })
    return looks().flatMap((look, i) => look.filter((declaration, j) => declaration !== before[i]![j]))
  }, sheet)

for (const kind of ['home', 'plain article', 'dive', 'all stories', 'impact', 'search', 'not found'] as const) {
  test(`${kind}: only older browsers ask for their sheet, which looks as the page's own styles do`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = await (await page.goto(PAGE_KINDS[kind]))!.text()
    await readToEnd(page)
    await laidOut(page)
    expect(asked.filter((path) => OLDER_SHEET.test(path))).toEqual([])
    const changed = await changedBy(page, /@import"([^"]+)"/.exec(html)![1]!)
    // of parts that are laid out late, where the browser knows `sibling-index()` (src/styles/farBelow.css)
    expect(changed.filter((declaration) => !declaration.startsWith('contain-intrinsic'))).toEqual([])
  })
}

for (const [name, browser] of Object.entries(OLDER_BROWSERS)) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => asOlderBrowser(page, browser))

    for (const kind of ['home', 'article with slider', 'dive', 'all stories', 'impact'] as const) {
      test(`${kind} has the design, no wider than the window`, async ({ page }) => {
        await page.goto(PAGE_KINDS[kind])
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await overhang(page), `${width} px`).toEqual([])
        }
        await expect(page.locator('body')).toHaveCSS('font-family', /Faustina/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Anek/)
        await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
      })
    }

    test('the tagline is as wide as the page, the four figures stand beside each other, and no word is torn', async ({
      page,
    }) => {
      await page.goto('/')
      const figures = page.locator('#statistics').getByRole('listitem')
      const boxes = await figures.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      )
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1))
          expect(one.right <= other.left + 1 || one.bottom <= other.top + 1).toBe(true)
      expect(await brokenWords(figures)).toEqual([])
      expect(await brokenWords(page.locator('#partners').getByRole('listitem'))).toEqual([])
      const tagline = await page.getByText('Ocean', { exact: true }).first().boundingBox()
      expect(tagline!.width).toBeGreaterThan(250)
      expect(tagline!.height).toBeGreaterThan(60)
      await page.setViewportSize({ width: 1280, height: 800 })
      const name = await page.getByRole('heading', { level: 1 }).boundingBox()
      const wide = await page.getByText('Ocean', { exact: true }).first().boundingBox()
      expect(wide!.y).toBeGreaterThan(name!.y + 60)
    })

    test('the menu opens, before the script is there too, and leads on', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      expect((await menu.boundingBox())!.height).toBeGreaterThan(700)
      await menu.getByRole('link', { name: 'News' }).click()
      await expect(menu).toBeHidden()
      await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
    })

    test('a picture opens large', async ({ page }) => {
      await page.goto(PAGE_KINDS['plain article'])
      await pictureLink(page).click()
      const view = page.getByRole('dialog', { name: 'Pictures' })
      await expect(view.getByRole('img').first()).toBeInViewport({ ratio: 0.5 })
      await page.getByRole('button', { name: /^Close/ }).click()
      await expect(view).toBeHidden()
    })

    test('by Tab nobody comes to a slide that is out of view', async ({ page }) => {
      await page.goto('/')
      await startScript(page)
      const news = page.locator('#news')
      await news.getByRole('button', { name: /^Next/ }).focus()
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Tab')
        const { left, right } = await page.evaluate(
          () => document.activeElement!.getBoundingClientRect().toJSON() as DOMRect,
        )
        expect(left).toBeGreaterThanOrEqual(-1)
        expect(right).toBeLessThanOrEqual(391)
      }
    })
  })
}

test.describe('a browser that cannot show the design', () => {
  test.beforeEach(({ page }) => asOlderBrowser(page, CHROME_80))

  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`${kind} can be read without script, and has no picture in a type of younger browsers alone`, async ({
      page,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(path)
      expect(await overhang(page)).toEqual([])
      await expect(page.locator('body')).toHaveCSS('font-family', /Georgia/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(
        await page.getByRole('button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
      ).toBe(0)
      await page.getByRole('banner').getByRole('link', { name: 'News' }).focus()
      expect(scripts).toEqual([])
      const avifAlone = await page
        .locator('img')
        .evaluateAll((all) =>
          all
            .filter((img) => /\.avif/.test(`${img.getAttribute('src')} ${img.getAttribute('srcset')}`))
            .map((img) => img.outerHTML.slice(0, 120)),
        )
      expect(avifAlone).toEqual([])
    })
  }

  test('pictures are as wide as the text, and links lead on', async ({ page }) => {
    await page.goto(PAGE_KINDS['plain article'])
    const picture = page.getByRole('main').getByRole('img').first()
    expect((await picture.boundingBox())!.width).toBeGreaterThan(300)
    expect((await picture.boundingBox())!.height).toBeGreaterThan(150)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(/\/privacy$/)
  })
})
