import { expect, test, type Page } from '@playwright/test'
import { AUTOPLAY_DELAY_MS, TEAM_ROTATION_MS } from '../../src/config/carousel'
import { HOME_ROUTE } from '../../src/config/routes'
import { groupBesideFounder } from './groupBesideFounder'
import { openWhole } from './openWhole'
import { passTime } from './passTime'
import { readToEnd } from './readToEnd'
import { startScript } from './startScript'

/** Of the specification, section 1 */
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

test('the sections stand in the order of the specification', async ({ page }) => {
  await openWhole(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Indonesia\s*Biru\s*Foundation/)
  await expect(page.getByRole('link', { name: /annual report/i }).first()).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('main')).toContainText(/Ocean\s*matters/)
  const headings = (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  )
  expect(headings.filter((text) => HEADINGS.includes(text))).toEqual(HEADINGS)
})

for (const [width, height, most] of [
  [1440, 900, 12],
  [390, 844, 14],
] as const) {
  test(`at ${width} px all of it is read in ${most} screens, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/id']) {
      await page.goto(path)
      await readToEnd(page)
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
      expect.soft(screens, path).toBeLessThanOrEqual(most)
    }
  })
}

test('the four figures with their badges, and what came after them', async ({ page }) => {
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
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/(detail-news|guides)/)
  }
  await expect(main.getByText(/^Since then, /).getByRole('link')).toHaveCount(3)
})

test('after the reefs, and at the end, stands a way to give', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#coral').getByRole('link', { name: 'How to give' })).toHaveAttribute('href', '/give')
  await expect(page.getByRole('link', { name: /^Adopt Coral Now/ })).toHaveAttribute('target', '_blank')
})

for (const path of [HOME_ROUTE, '/id']) {
  test(`on ${path} the banner’s words stay whole, apart and uncovered, also where they are set wide (WCAG 1.4.12)`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const banner = page.getByRole('main').locator('section').first()
    const look = () =>
      banner.evaluate((section) => {
        const lead = section.querySelector('h1 + p')!.getBoundingClientRect()
        const lines = [...section.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect())
        const wide = lines.some(({ left, right }) => left < 0 || right > window.innerWidth)
        const ways = section.querySelector('a[href="#video"]')!.parentElement!.getBoundingClientRect()
        return { wide, touching: lead.bottom > lines[0]!.bottom || lines[1]!.top > ways.top }
      })
    for (const spacing of ['', '* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 }']) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css.replace(/;|(?= \})/g, ' !important;'))
        document.adoptedStyleSheets = [sheet]
      }, spacing)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await look(), `${width} px ${spacing}`).toEqual({ wide: false, touching: false })
      }
    }
  })
}

test.describe('section keys', () => {
  test('from another page the next Tab is in the section', async ({ page }) => {
    await page.goto('/news')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).press('Enter')
    await expect(page).toHaveURL('/#gallery')
    await settled(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('section')?.id)).toBe('gallery')
  })

  test('a menu item scrolls there; again, when chosen again; Back returns', async ({ page }) => {
    await page.goto('/')
    const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' })
    for (const place of ['from above', 'again']) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await item.click()
      await settled(page)
      expect(await topOf(page, 'gallery'), place).toBeLessThan(140)
    }
    await page.goBack()
    await settled(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400)
  })
})

test('the scroll-down button leads to the film', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Scroll down' }).click()
  await settled(page)
  expect(await topOf(page, 'video')).toBeLessThan(140)
})

test.describe('things that move by themselves', () => {
  test('the two staff groups change places every 5 s, and stop for good when one is touched', async ({ page }) => {
    await page.goto('/#team')
    const team = page.locator('#team')
    expect(await groupBesideFounder(team)).toBe(0)
    await expect.poll(() => groupBesideFounder(team), { timeout: 9000 }).toBe(1)
    await startScript(page)
    await team.getByRole('heading', { level: 3 }).click()
    await page.mouse.move(0, 0)
    await expect(team.getByRole('button', { name: /^Play/ })).toBeVisible()
    const held = await groupBesideFounder(team)
    await passTime(page, TEAM_ROTATION_MS)
    expect(await groupBesideFounder(team)).toBe(held)
  })

  test('nothing moves where less motion is preferred, until it is started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#team')
    const team = page.locator('#team')
    await passTime(page, TEAM_ROTATION_MS)
    expect(await groupBesideFounder(team)).toBe(0)
    await team.getByRole('button', { name: /^Play/ }).click()
    await expect.poll(() => groupBesideFounder(team), { timeout: 9000 }).toBe(1)
  })

  test('at no moment two of the team are seen over each other, or the row has another height', async ({ page }) => {
    await page.goto('/#team')
    const wrong = await page.locator('#team').evaluate((team) => {
      const changes = team.getAnimations({ subtree: true })
      const row = team.querySelector('ul')!.parentElement!
      const high = row.offsetHeight
      return Array.from({ length: 220 }, (_, step) => step * 50).filter((moment) => {
        for (const change of changes) {
          change.pause()
          change.currentTime = moment
        }
        const all = [...team.querySelectorAll('li, div:has(+ ul)')]
        const seen = all.filter((text) => text.checkVisibility({ opacityProperty: true }))
        const boxes = seen.map((text) => text.getBoundingClientRect())
        const overlap = boxes.some((one, i) =>
          boxes.some(
            (other, j) =>
              i < j &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
        )
        return overlap || row.offsetHeight !== high
      })
    })
    expect(wrong).toEqual([])
  })

  test('the company partners change every 3 s in three slides, and can be paused', async ({ page }) => {
    await page.goto('/')
    const partners = page.getByRole('region', { name: 'Our Collaborators' })
    const slides = ['Students4Sustainability', 'Soul Divers', 'Xylea'].map((name) => partners.getByText(name))
    await slides[0]!.scrollIntoViewIfNeeded()
    const shown = async () => {
      const seen = await Promise.all(
        slides.map((slide) => slide.evaluate((e) => e.checkVisibility({ opacityProperty: true }))),
      )
      return seen.indexOf(true)
    }
    const first = await shown()
    await expect.poll(shown, { timeout: 7000 }).not.toBe(first)
    await partners.getByRole('button', { name: /^Pause/ }).click()
    const paused = await shown()
    await passTime(page, AUTOPLAY_DELAY_MS)
    expect(await shown()).toBe(paused)
  })
})
