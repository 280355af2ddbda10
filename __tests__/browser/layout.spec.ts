import { expect, test, type Locator, type Page } from '@playwright/test'
import { brokenWords } from './brokenWords'
import { WIDTHS } from './site'
import { startScript } from './startScript'

const ITEMS = ['Free Resources', 'Our Mission', 'Coral Reef', 'Team', 'Gallery', 'Merchandise', 'News', 'Event']

const named = (name: string) => new RegExp(`^${name}`)

test('the skip link is the first stop', async ({ page }) => {
  await page.goto('/detail-news-3')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('logo, first heading and sections begin at one edge, at every width', async ({ page }) => {
  for (const path of ['/', '/dive-with-us', '/news', '/detail-news-3']) {
    await page.goto(path)
    const brand = page.getByRole('banner').getByRole('link').first()
    // a map's heading stands on a card of its own; a story's text in its own column
    const headings = page
      .getByRole('main')
      .getByRole('heading', { level: path.includes('detail') ? 1 : 2 })
      .filter({ hasNotText: /^Where /, visible: true })
    // on the narrowest phone the header has its three deeds to hold
    for (const width of WIDTHS.slice(1)) {
      await page.setViewportSize({ width, height: 900 })
      const astray = async () => {
        const edge = (await brand.boundingBox())!.x
        const begins = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().x))
        return [path, width, begins.filter((x) => Math.abs(x - edge) > 1)]
      }
      // what lies far from the screen takes its new place a moment later
      await expect.poll(astray).toEqual([path, width, []])
    }
  }
})

test.describe('navbar', () => {
  test('holds the items of the specification in order', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(ITEMS.length)
    for (const [i, name] of ITEMS.entries()) await expect(links.nth(i)).toHaveAccessibleName(named(name))
    const free = links.first()
    await expect(free).toHaveAttribute('target', '_blank')
    await expect(free).toHaveAttribute('rel', /noopener/)
  })

  test('Donate opens a new tab; Dive With Us is hidden on its own page', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: named('Donate') })).toHaveAttribute('target', '_blank')
    await header.getByRole('link', { name: 'Dive With Us' }).click()
    await expect(page).toHaveURL(/\/dive-with-us$/)
    await expect(header.getByRole('link', { name: 'Dive With Us' })).toHaveCount(0)
  })

  test('there is no burger at 1000 px, and with more room waves stand beside Dive With Us', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    const dive = page.getByRole('banner').getByRole('link', { name: 'Dive With Us' })
    const button = (await dive.boundingBox())!
    const waves = (await dive.locator('svg').boundingBox())!
    expect(waves.width).toBeGreaterThan(10)
    expect(waves.y + waves.height / 2).toBeCloseTo(button.y + button.height / 2, -1)
  })
})

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

  test('is 300 px wide, at the right, 50 px from the top, and dims the page', async ({ page }) => {
    const menu = await open(page)
    const box = await menu.boundingBox()
    expect(box).toMatchObject({ x: 90, y: 50, width: 300, height: 794 })
    const dimming = await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(dimming).toBe('rgba(3, 20, 38, 0.72)')
  })

  test('holds the same items', async ({ page }) => {
    const menu = await open(page)
    const links = menu.getByRole('list').first().getByRole('link')
    await expect(links).toHaveCount(ITEMS.length)
    for (const [i, name] of ITEMS.entries()) await expect(links.nth(i)).toHaveAccessibleName(named(name))
  })

  test('closes by button, Escape and overlay, and gives the focus back', async ({ page }) => {
    const menu = await open(page)
    const opener = page.getByRole('button', { name: 'Open menu' })
    const ways = [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 500),
    ]
    for (const close of ways) {
      if (!(await menu.isVisible())) await opener.click()
      await close()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('takes half a second to leave, and none at reduced motion', async ({ page }) => {
    const menu = await open(page)
    await startScript(page)
    const ways = [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('link', { name: 'Team' }).click(),
    ]
    /** how long what moves at the closing takes, in ms */
    const movesOf = async (close: () => Promise<void>) => {
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
      await settled(menu)
      await menu.evaluate((dialog) => {
        const moves = new Promise((resolve) => {
          const look = () => {
            const moves = (dialog.getAnimations() as CSSTransition[]).filter(
              ({ transitionProperty }) => transitionProperty === 'transform',
            )
            resolve(moves.map(({ effect }) => effect!.getTiming().duration))
          }
          dialog.addEventListener('close', look, { once: true })
        })
        Object.assign(window, { moves })
      })
      await close()
      const moves = await page.evaluate(() => (window as unknown as { moves: Promise<number[]> }).moves)
      await expect(menu).toBeHidden()
      return moves
    }
    for (const close of ways) expect(await movesOf(close)).toEqual([500])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const close of ways) expect(await movesOf(close)).toEqual([])
  })

  test('arrows, Home and End move between items; Tab stays inside', async ({ page }) => {
    const menu = await open(page)
    await startScript(page)
    const links = menu.getByRole('link')
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    for (let i = 0; i < 14; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !document.querySelector('dialog')!.contains(activeElement)
      })
      expect(outside).toBe(false)
    }
  })

  test('begins at its close button, also where it scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 560 })
    const menu = await open(page)
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  })

  test('the page behind does not scroll', async ({ page }) => {
    await open(page)
    await page.mouse.move(30, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('choosing an item closes it and leads to the section, from any page', async ({ page }) => {
    const menu = await open(page, '/detail-news-10')
    await menu.getByRole('link', { name: 'Event' }).click()
    await expect(page).toHaveURL(/\/#Event$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeInViewport()
  })

  test('Dive With Us is hidden on its own page', async ({ page }) => {
    const menu = await open(page, '/dive-with-us')
    await expect(menu.getByRole('link', { name: 'Dive With Us' })).toHaveCount(0)
  })
})

test.describe('footer', () => {
  test('has the foundation’s name in whole words at every width', async ({ page }) => {
    await page.goto('/privacy')
    const name = page.getByRole('contentinfo').getByText('Indonesia Biru Foundation', { exact: true })
    for (const width of [...WIDTHS, 1010, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await brokenWords(name)]).toEqual([width, []])
    }
  })

  test('has address, contact, Who We Are, social media and the copyright line', async ({ page }) => {
    await page.goto('/detail-news-4')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Kecinan Bay')
    await expect(footer).toContainText('Lombok Utara')
    await expect(footer).toContainText('© 2023 Indonesia Biru Foundation')
    const mail = footer.getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('target', '_blank')
    const compose = new URL((await mail.getAttribute('href'))!)
    expect([...compose.searchParams.keys()]).toEqual(expect.arrayContaining(['to', 'su', 'body']))
    await expect(footer.getByRole('link', { name: /^\+62/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=$/)
    for (const name of ['Facebook', 'Instagram']) {
      await expect(footer.getByRole('link', { name: named(name) })).toHaveAttribute('target', '_blank')
    }
    await expect(footer.getByRole('link', { name: 'About IBF' })).toHaveAttribute('href', '/#mission')
    await expect(footer.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/#gallery')
    await expect(footer.getByRole('link', { name: 'Meet the Team' })).toHaveAttribute('href', '/#team')
  })
})
