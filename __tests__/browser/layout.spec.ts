import { expect, test, type Locator, type Page } from '@playwright/test'
import { isSupplied } from './isSupplied'
import { startScript } from './startScript'

const ITEMS = ['Free Resources', 'Our Mission', 'Coral Reef', 'Team', 'Gallery', 'Merchandise', 'News', 'Event']
const named = ITEMS.map((name) => new RegExp(`^${name}`))

const expectItems = async (list: Locator) => {
  const links = list.getByRole('link')
  await expect(links).toHaveCount(ITEMS.length)
  for (const [i, name] of named.entries()) await expect(links.nth(i)).toHaveAccessibleName(name)
}

test('the skip link is the first stop', async ({ page }) => {
  await page.goto('/detail-news-3')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the navbar holds the items of the specification in order from 1000 px on; Dive With Us is hidden on its own page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden()
  const nav = header.getByRole('navigation', { name: 'Main' })
  await expectItems(nav)
  for (const link of [nav.getByRole('link').first(), header.getByRole('link', { name: /^Donate/ })]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const dive = header.getByRole('link', { name: 'Dive With Us' })
  await expect(dive.locator('i')).toBeVisible()
  await dive.click()
  await expect(page).toHaveURL(/\/dive-with-us$/)
  await expect(dive).toHaveCount(0)
})

for (const width of [1000, 1280, 1440]) {
  test(`at ${width} px the header ends at the page's margin, on every page at the same place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ['/', '/dive-with-us', '/id', '/id/dive-with-us']) {
      await page.goto(route)
      const beyond = await page.getByRole('banner').evaluate((header) => {
        const margin = header.clientWidth - parseFloat(getComputedStyle(header).paddingRight)
        return (
          Math.max(...[...header.querySelectorAll('a, button')].map((part) => part.getBoundingClientRect().right)) -
          margin
        )
      })
      expect(Math.abs(beyond), route).toBeLessThan(0.5)
    }
  })
}

test.describe('burger menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  const settled = (menu: Locator) =>
    menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

  const open = async (page: Page, path = '/') => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await settled(menu)
    return menu
  }

  test('is 300 px wide, at the right, 50 px from the top, holds the same items and dims the page, which does not scroll', async ({
    page,
  }) => {
    const menu = await open(page)
    expect(await menu.boundingBox()).toMatchObject({ x: 90, y: 50, width: 300, height: 794 })
    const dimming = await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(dimming).toBe('rgba(3, 20, 38, 0.72)')
    await expectItems(menu.getByRole('list').first())
    await page.mouse.move(30, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('closes by button, Escape and overlay, and gives the focus back', async ({ page }) => {
    const menu = await open(page)
    const opener = page.getByRole('button', { name: 'Open menu' })
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (const close of [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 500),
    ]) {
      if (!(await menu.isVisible())) await opener.click()
      await close()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('takes half a second to leave, and none at reduced motion', async ({ page }) => {
    const menu = await open(page)
    await startScript(page)
    /** how long what moves at the closing takes, in ms */
    const moves = async () => {
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
      await settled(menu)
      // by its element: one that has closed has no role
      const closing = await menu.elementHandle()
      await page.keyboard.press('Escape')
      return closing!.evaluate((dialog) =>
        (dialog.getAnimations() as CSSTransition[])
          .filter(({ transitionProperty }) => transitionProperty === 'transform')
          .map(({ effect }) => effect!.getTiming().duration),
      )
    }
    expect(await moves()).toEqual([500])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moves()).toEqual([])
  })

  test('arrows, Home and End move between items; Tab stays inside', async ({ page }) => {
    const menu = await open(page)
    await startScript(page)
    const links = menu.getByRole('link')
    for (const [key, at] of [
      ['Home', links.first()],
      ['ArrowDown', links.nth(1)],
      ['ArrowUp', links.first()],
      ['ArrowUp', links.last()],
      ['Home', links.first()],
      ['End', links.last()],
    ] as const) {
      await page.keyboard.press(key)
      await expect(at).toBeFocused()
    }
    for (let i = 0; i < 14; i += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
  })

  test('choosing an item closes it and leads to the section, from any page', async ({ page }) => {
    const menu = await open(page, '/dive-with-us')
    await expect(menu.getByRole('link', { name: 'Dive With Us' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Event' }).click()
    await expect(page).toHaveURL(/\/#Event$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeInViewport()
  })
})

test('the footer has address, contact, Who We Are, social media and the copyright line', async ({ page }) => {
  await page.goto('/detail-news-4')
  const footer = page.getByRole('contentinfo')
  for (const text of ['Kecinan Bay', 'Lombok Utara', '© 2023 Indonesia Biru Foundation']) {
    await expect(footer).toContainText(text)
  }
  for (const [name, href] of [
    [/^Facebook/, /facebook\.com/],
    [/^Instagram/, /instagram\.com/],
    ['About IBF', '/#mission'],
    ['Gallery', '/#gallery'],
    ['Meet the Team', '/#team'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the footer’s letter and chat open in a new tab; those to nobody yet are left out, and without any it leads to Messenger', async ({
  page,
}) => {
  await page.goto('/detail-news-4')
  const footer = page.getByRole('contentinfo')
  for (const [contact, name, href] of [
    ['email', /@/, /^https:\/\/mail\.google\.com\/.*&to=[^&]+&su=[^&]+&body=/],
    ['phone', /^\+62/, /^https:\/\/wa\.me\/\d+\?text=$/],
  ] as const) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveCount(isSupplied(contact) ? 1 : 0)
    if (!isSupplied(contact)) continue
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', href)
  }
  const hasContact = isSupplied('email') || isSupplied('phone')
  await expect(footer.getByText('Write to us on Messenger')).toHaveCount(hasContact ? 0 : 1)
})
