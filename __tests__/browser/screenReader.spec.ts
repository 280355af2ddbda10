/** What screen readers are given (WCAG 1.3.1, 1.3.2, 2.4.6, 4.1.3). */
import { expect, test, type Page } from '@playwright/test'
import { openWhole } from './openWhole'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const kind of ['home', 'plain article', 'dive', 'all stories'] as const) {
  test(`${kind} is read in the order in which it stands, has its landmarks, and headings that skip no level`, async ({
    page,
  }) => {
    await openWhole(page, PAGE_KINDS[kind])
    // beside each other in a grid or a row, or laid over one another, is in order too; what waits unseen stands nowhere
    const before = await page.locator('main').evaluate((main) => {
      const sticks = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).position === 'sticky' || sticks(one.parentElement))
      const parts = [...main.querySelectorAll('h1, h2, h3, h4, p, img:not([alt=""]), table')].filter(
        (part) =>
          part.checkVisibility({ opacityProperty: true }) &&
          !sticks(part) &&
          !part.closest('dialog, [aria-hidden=true], [aria-roledescription=slide]'),
      )
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return parts.flatMap((part, i) => {
        const next = boxes[i + 1]
        return next && next.bottom <= boxes[i]!.top && next.right > boxes[i]!.left && next.left < boxes[i]!.right
          ? [`${part.textContent || part.getAttribute('alt')} stands below what is read next`]
          : []
      })
    })
    expect(before).toEqual([])
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, i) => level > (levels[i - 1] ?? level) + 1)
    expect(skips, levels.join()).toEqual([])
    const unnamed = page.getByRole('region').or(page.getByRole('navigation')).and(page.getByLabel(/^$/))
    await expect(unnamed).toHaveCount(0)
  })
}

/** What live regions of the page say from now on, once a sentence. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const last = new Map<Element, string>()
    const live = () => [
      ...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'),
    ]
    live().forEach((region) => last.set(region, region.textContent))
    new MutationObserver(() =>
      live().forEach((region) => {
        const words = region.textContent
        if (words === last.get(region)) return
        last.set(region, words)
        if (words.trim()) said.push(words.trim())
      }),
    ).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

test('a carousel says once where it has moved to', async ({ page }) => {
  await page.goto('/')
  await startScript(page)
  const gallery = page.getByRole('group', { name: 'Gallery', exact: true })
  await gallery.scrollIntoViewIfNeeded()
  await listen(page)
  await gallery.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => said(page)).toHaveLength(1)
  await page.waitForTimeout(1500)
  expect(await said(page)).toEqual([expect.stringContaining('2 of')])
})

test('the search says once how much it found', async ({ page }) => {
  await page.goto(PAGE_KINDS.search)
  await startScript(page)
  await listen(page)
  await page.getByRole('searchbox').fill('mangrove')
  await expect.poll(async () => (await said(page)).at(-1)).toMatch(/\d/)
  await page.waitForTimeout(1500)
  const found = await said(page)
  expect(new Set(found).size).toBe(found.length)
})
