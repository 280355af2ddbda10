/** What screen readers are given (WCAG 1.3.1, 1.3.2, 4.1.2, 4.1.3). */
import { expect, test, type Page } from '@playwright/test'
import { WORDS } from '../../src/i18n/words'
import { laidOut } from './laidOut'
import { pictureLink } from './pictureLink'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'
import { treeOf } from './treeOf'

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const body = (page: Page) => page.locator('body')

/** Left out are an article's own text, which is the editor's, with its headings, lists and pictures, and the line of a preview. */
const withoutLongText = (page: Page) =>
  page
    .locator(`.long-text > *, [aria-label="${WORDS.en.common.preview}"]`)
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('aria-hidden', 'true')))

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind} is read in the order in which it stands`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    // beside each other in a grid or a row, or laid over one another, is in order too
    const before = await page.locator('main').evaluate((main) => {
      const sticks = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).position === 'sticky' || sticks(one.parentElement))
      const parts = [...main.querySelectorAll('h1, h2, h3, h4, p, img:not([alt=""]), table')].filter(
        (part) =>
          part.checkVisibility() &&
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
    expect.soft(before).toEqual([])
    await withoutLongText(page)
    expect(await treeOf(body(page))).toMatchSnapshot(`${kind.replace(/ /g, '-')}.txt`)
  })
}

test('the tree of carousels that were moved', async ({ page }) => {
  await page.goto('/')
  await startScript(page)
  // react-slick takes the place of the row that goes round
  for (const [name, next] of [
    ['Our Restoration Process', 'Next step'],
    ['Gallery', 'Next slide'],
    ['Events', 'Next event'],
  ] as const) {
    const group = page.getByRole('group', { name, exact: true })
    await group.scrollIntoViewIfNeeded()
    const slide = group.getByRole('group', { name: /^2 \/ \d+$/ })
    await group.getByRole('button', { name: next }).click()
    await expect(slide).toBeInViewport()
    await expect(slide).not.toHaveAttribute('inert')
    expect(await treeOf(group)).toMatchSnapshot(`${name.replace(/ /g, '-').toLowerCase()}-moved.txt`)
  }
})

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
  await expect.poll(() => said(page)).not.toHaveLength(0)
  await page.waitForTimeout(1500)
  const found = await said(page)
  expect(new Set(found).size).toBe(found.length)
  expect(found.at(-1)).toMatch(/\d/)
})

test('the tree of the menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await treeOf(page.getByRole('dialog', { name: 'Menu' }))).toMatchSnapshot('menu.txt')
})

test('the tree of the search', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search' }).first().click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('searchbox').fill('coral')
  await expect(search.getByRole('listitem').first()).toBeVisible()
  expect(await treeOf(search)).toMatchSnapshot('search-dialog.txt')
})

test('the tree of large pictures', async ({ page }) => {
  await page.goto(PAGE_KINDS['plain article'])
  await pictureLink(page).click()
  const view = page.getByRole('dialog', { name: 'Pictures' })
  await expect(view.getByRole('img').first()).toBeVisible()
  expect(await treeOf(view)).toMatchSnapshot('large-pictures.txt')
})
