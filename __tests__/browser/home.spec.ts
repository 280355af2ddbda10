import { expect, test, type Page } from '@playwright/test'
import { AUTOPLAY_DELAY_MS, TEAM_ROTATION_MS } from '../../src/config/carousel'
import { SECTION_KEYS } from '../../src/config/routes'
import { brokenWords } from './brokenWords'
import { laidOut } from './laidOut'
import { passTime } from './passTime'
import { WIDTHS } from './site'
import { startScript } from './startScript'
import { whoIsOn } from './whoIsOn'

const HEADINGS = [
  'Our Mission',
  'Our Restoration Process',
  'Indonesia’s Coral Reefs',
  'Interested to Dive?',
  'Meet Our Team',
  'Volunteer',
  'Gallery',
  'Merchandise',
  'Our News',
  'Events',
  'Help Save The Reef',
  'Our Collaborators',
]

const topOf = (page: Page, key: string) =>
  page.locator(`#${key}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Waits until the page has stopped scrolling. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1
        let still = 0
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still > 12) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

test('the sky of the banner reaches the water', async ({ page }) => {
  const parentOf = (name: 'heading' | 'link', of: string) => page.getByRole(name, { name: of }).first().locator('..')
  await page.goto('/')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const sky = (await parentOf('heading', 'Indonesia Biru Foundation').boundingBox())!
    const sea = (await parentOf('link', 'Scroll down').locator('..').boundingBox())!
    expect([width, Math.round(sky.y + sky.height - sea.y)]).toEqual([width, 0])
  }
})

test('the banner’s words stay whole and apart where letters and lines are set wide (WCAG 1.4.12)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await page.evaluate(() => document.fonts.ready)
  const banner = page.getByRole('region', { name: 'Indonesia Biru Foundation' })
  const words = ['Ocean', 'matters'].map((word) => banner.getByText(word, { exact: true }))
  const name = page.getByRole('heading', { level: 1 })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const word of words) {
      const { x, width: length } = (await word.boundingBox())!
      expect.soft(x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect.soft(x + length, `${width} px`).toBeLessThanOrEqual(width)
    }
    const foot = await name.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().bottom
    })
    const top = await words[0]!.evaluate((text) => text.parentElement!.getBoundingClientRect().top)
    expect.soft(foot, `${width} px`).toBeLessThanOrEqual(top)
  }
})

test('the sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Indonesia\s*Biru\s*Foundation/)
  await expect(page.getByRole('link', { name: /annual report/i }).first()).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('main')).toContainText(/Ocean\s*matters/)
  const headings = (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  )
  expect(headings.filter((text) => HEADINGS.includes(text))).toEqual(HEADINGS)
})

test('the four figures with their badges', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [title, value, badge] of [
    [/coral fragments planted/i, '5500+', '+100'],
    [/mangrove seedlings planted/i, '3000+', '+200'],
    [/local communities worked with/i, '12', '+2'],
    [/marine structures deployed/i, '1500+', '+100'],
  ] as const) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card).toContainText(value)
    await expect(card).toContainText(badge)
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/detail-news/)
  }
})

test.describe('section keys', () => {
  for (const key of SECTION_KEYS) {
    test(`/#${key} opens there from another page, clear of the header`, async ({ page }) => {
      await page.goto(`/#${key}`)
      await settled(page)
      const top = await topOf(page, key)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(140)
    })
  }

  test('from another page the next Tab is in the section', async ({ page }) => {
    await page.goto('/news')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).press('Enter')
    await expect(page).toHaveURL('/#gallery')
    await settled(page)
    await expect(page.locator('#gallery').getByRole('heading', { level: 2 })).toBeInViewport()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('section')?.id)).toBe('gallery')
  })

  test('a menu item scrolls there; again, when chosen again; Back returns', async ({ page }) => {
    await page.goto('/')
    const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' })
    await item.click()
    await settled(page)
    expect(await topOf(page, 'gallery')).toBeLessThan(140)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await item.click()
    await settled(page)
    const top = await topOf(page, 'gallery')
    expect(top).toBeLessThan(140)
    expect(top).toBeGreaterThanOrEqual(0)
    await page.goBack()
    await settled(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400)
    await page.goForward()
    await settled(page)
    expect(await topOf(page, 'gallery')).toBeLessThan(140)
  })

  test('scrolls smoothly, unless the visitor prefers less motion', async ({ page }) => {
    await page.goto('/')
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behaviour()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behaviour()).toBe('auto')
  })
})

test('the scroll-down button leads to the film', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Scroll down' }).click()
  await settled(page)
  expect(await topOf(page, 'video')).toBeLessThan(140)
})

test.describe('Back from an article returns to where the visitor was', () => {
  const link = (page: Page) => page.locator('#news').getByRole('article').first().getByRole('link')
  const scrollToNews = (page: Page) =>
    link(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  const rowArrives = async (page: Page) => {
    await expect.poll(() => page.locator('#news [inert]').count()).toBeGreaterThan(0)
    await laidOut(page)
    await settled(page)
  }
  const readAndReturn = async (page: Page, follow = () => link(page).click()) => {
    const before = await topOf(page, 'news')
    await follow()
    await expect(page).toHaveURL(/detail-news/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await settled(page)
    expect(Math.abs((await topOf(page, 'news')) - before)).toBeLessThan(100)
  }

  for (const opened of ['/', '/#Event']) {
    test(`on ${opened}`, async ({ page }) => {
      await page.goto(opened)
      await startScript(page)
      await settled(page)
      await scrollToNews(page)
      await rowArrives(page)
      await readAndReturn(page)
    })
  }

  test('also if all scrolling was done before the script had come', async ({ page }) => {
    await page.goto('/')
    await laidOut(page)
    await scrollToNews(page)
    await startScript(page)
    await rowArrives(page)
    await readAndReturn(page)
  })

  test('also where the script has never come', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto('/')
    await laidOut(page)
    await scrollToNews(page)
    await settled(page)
    await readAndReturn(page, () => link(page).tap())
    await context.close()
  })
})

test.describe('things that move by themselves', () => {
  test('the two staff groups change places every 5 s, and can be paused', async ({ page }) => {
    await page.goto('/#team')
    const team = page.locator('#team')
    await expect(team.getByRole('heading', { level: 3 })).toHaveCount(15)
    const place = () => whoIsOn(team.getByRole('listitem').nth(1))
    const first = await place()
    expect(first).toBe('Staff member 1')
    await expect.poll(place, { timeout: 9000 }).toBe('Staff member 7')
    await team.getByRole('button', { name: /^Pause/ }).click()
    await passTime(page, TEAM_ROTATION_MS)
    expect(await place()).toBe('Staff member 7')
  })

  test('nothing moves where less motion is preferred, until it is started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#team')
    const team = page.locator('#team')
    await expect(team.getByRole('button', { name: /^Play/ })).toBeVisible()
    const place = () => whoIsOn(team.getByRole('listitem').nth(1))
    const first = await place()
    expect(first).toBe('Staff member 1')
    await passTime(page, TEAM_ROTATION_MS)
    expect(await place()).toBe(first)
    await team.getByRole('button', { name: /^Play/ }).click()
    await expect.poll(place, { timeout: 9000 }).toBe('Staff member 7')
  })

  test('at no moment a face of the team is seen through another, or a plate is blank', async ({ page }) => {
    await page.goto('/#team')
    const wrong = await page.locator('#team').evaluate((team) => {
      const leaves = [...team.querySelectorAll('li > div')]
      const own = [...team.querySelectorAll('li > div:first-of-type')]
      const changes = team.getAnimations({ subtree: true })
      return Array.from({ length: 220 }, (_, step) => step * 50).filter((moment) => {
        for (const change of changes) {
          change.pause()
          change.currentTime = moment
        }
        return (
          leaves.some((leaf) => getComputedStyle(leaf).opacity !== '1') ||
          own.some((leaf) => !leaf.checkVisibility({ visibilityProperty: true }))
        )
      })
    })
    expect(wrong).toEqual([])
  })

  test('the company partners change every 3 s in three slides, and can be paused', async ({ page }) => {
    await page.goto('/')
    await laidOut(page)
    const partners = page.getByRole('region', { name: 'Our Collaborators' })
    const slides = ['Students4Sustainability', 'Soul Divers', 'Xylea'].map((name) => partners.getByText(name))
    await slides[0]!.scrollIntoViewIfNeeded()
    const shown = async () => {
      for (const [i, slide] of slides.entries()) {
        if (await slide.evaluate((e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))) return i
      }
      return null
    }
    const first = await shown()
    await expect.poll(shown, { timeout: 7000 }).not.toBe(first)
    await partners.getByRole('button', { name: /^Pause/ }).click()
    const paused = await shown()
    await passTime(page, AUTOPLAY_DELAY_MS)
    expect(await shown()).toBe(paused)
  })
})

test('partners are there by name; those with an address are linked', async ({ page }) => {
  await page.goto('/')
  const partners = page.getByRole('region', { name: 'Our Collaborators' })
  const collaborators = partners.getByRole('list').first().getByRole('listitem')
  await expect(collaborators).toHaveText([
    'Reef Support',
    'University of Mataram',
    'AMMAN',
    'LIPI',
    'North Lombok Regency',
    /^Medana Bay Marina/,
    /^Kevala/,
    'Bio Farma',
  ])
  await expect(partners.getByRole('link', { name: /^Kevala/ })).toHaveAttribute('href', /instagram\.com\/kevalastudio/)
  await expect(partners.getByText('Potara Studio')).toBeVisible()
})

test('no word of a partner’s or a team member’s is broken, and every name lies on its pebble', async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
  await page.evaluate(() => document.fonts.ready)
  const partners = page.getByRole('region', { name: 'Our Collaborators' }).getByRole('listitem')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await brokenWords(partners), `${width} px`).toEqual([])
    expect.soft(await brokenWords(page.locator('#team').getByRole('listitem')), `${width} px`).toEqual([])
    const heights = await partners.evaluateAll((all) =>
      all.map((item) => item.querySelector('p')!.offsetHeight / item.getBoundingClientRect().height),
    )
    expect.soft(Math.max(...heights), `${width} px`).toBeLessThan(0.8)
  }
})
