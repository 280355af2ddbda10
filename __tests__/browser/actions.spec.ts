/** The pages that gather what there is for one thing that people come to do, their questions, and the pages of text. */
import { expect, test, type Page } from '@playwright/test'
import { DIVE_ROUTE, IMPACT_ROUTE, PRESS_ROUTE, rootRoute, SECURITY_ROUTE } from '../../src/config/routes'
import { brokenWords } from './brokenWords'
import { WIDTHS } from './site'

const ACTIONS = [
  {
    route: rootRoute('volunteer'),
    label: 'Volunteer',
    button: /^Volunteer/,
    leads: /^https:\/\/www\.instagram\.com\//,
  },
  { route: rootRoute('give'), label: 'Give', button: /^Donate/, leads: /^https:\/\/www\.patreon\.com\// },
  {
    route: rootRoute('schools'),
    label: 'Schools',
    button: /^Write to us/,
    // the letter is begun, in whatever words its editor chose
    leads: /^https:\/\/mail\.google\.com\/.*&su=[^&]+&body=[^&]+/,
  },
] as const
const TEXTS = [
  { route: rootRoute('privacy'), label: 'Privacy' },
  { route: rootRoute('accessibility'), label: 'Accessibility' },
  { route: rootRoute('safeguarding'), label: 'Safeguarding' },
  { route: PRESS_ROUTE, label: 'Press' },
  { route: IMPACT_ROUTE, label: 'Our numbers' },
] as const

const questions = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Before / })

/** Each question with the words of its answer. */
const answers = async (page: Page) => {
  const entries = questions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  return Promise.all(
    (await entries.all()).map(async (entry) => ({
      question: await entry.getByRole('heading', { level: 3 }).textContent(),
      words: await entry.getByRole('paragraph').allTextContents(),
    })),
  )
}

test('the footer leads to each of them, and each knows its way home', async ({ page }) => {
  await page.goto('/detail-news-14')
  for (const { route, label } of [...ACTIONS, ...TEXTS]) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${route}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem').last()).toHaveText(label)
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  }
})

for (const { route, button, leads } of ACTIONS) {
  test(`${route}: one button, figures with their stories, answers, stories`, async ({ page }) => {
    await page.goto(route)
    const main = page.getByRole('main')
    const buttons = main.getByRole('link', { name: button })
    expect(await buttons.count()).toBeGreaterThan(0)
    for (const link of await buttons.all()) await expect(link).toHaveAttribute('href', leads)
    await expect(buttons.first()).toBeInViewport()
    for (const figure of await main.getByRole('figure').all()) {
      await expect(figure.getByRole('link')).toHaveAttribute('href', /^\/detail-news/)
      expect(await figure.getByRole('definition').count()).toBeGreaterThan(0)
    }
    expect((await answers(page)).length).toBeGreaterThan(2)
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  })

  test(`${route}: on a phone of 360 px the button is there without scrolling far`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(route)
    const box = (await page.getByRole('main').getByRole('link', { name: button }).first().boundingBox())!
    expect(box.y + box.height).toBeLessThan(740 * 1.5)
    expect(box.height).toBeGreaterThanOrEqual(44)
  })
}

for (const route of [DIVE_ROUTE, ...ACTIONS.map((action) => action.route)]) {
  test(`${route}: every question has an answer, on the page and in its structured data`, async ({ page }) => {
    await page.goto(route)
    const shown = await answers(page)
    for (const { question, words } of shown) expect(words.join(''), question!).not.toBe('')
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const graph = (JSON.parse(json!) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] })['@graph']
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage')
    expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(shown.map(({ question }) => question))
  })

  test(`${route}: on paper the answers are there, black on white`, async ({ page }) => {
    await page.goto(route)
    await page.emulateMedia({ media: 'print' })
    const paragraphs = questions(page).getByRole('listitem').getByRole('paragraph')
    for (const words of await paragraphs.all()) {
      await expect(words).toBeVisible()
      await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers are open, and the button leads where it should', async ({ page }) => {
    await page.goto(rootRoute('give'))
    const paragraphs = questions(page).getByRole('listitem').getByRole('paragraph')
    expect(await paragraphs.count()).toBeGreaterThan(2)
    for (const words of await paragraphs.all()) await expect(words).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Donate/ })
        .first(),
    ).toHaveAttribute('target', '_blank')
  })
})

test('no word of the footer is broken, at any width', async ({ page }) => {
  await page.goto(PRESS_ROUTE)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await brokenWords(page.getByRole('contentinfo').getByRole('paragraph')), `${width} px`).toEqual([])
  }
})

test('what the foundation has still to confirm says so on the page of rules about children', async ({ page }) => {
  await page.goto(rootRoute('safeguarding'))
  const main = page.getByRole('main')
  await expect(main).toContainText('Law 27 of 2022')
  await expect(main.getByText('has still to confirm some of this page')).toBeVisible()
})

test('the press takes the logo away as a drawing and as a picture', async ({ page, request }) => {
  await page.goto(PRESS_ROUTE)
  for (const [name, type] of [
    [/SVG/, /svg/],
    [/PNG/, /png/],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('download', /^indonesia-biru-foundation\./)
    const answer = await request.get((await link.getAttribute('href'))!)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(type)])
  }
})

test('security.txt says whom to tell of a hole', async ({ request }) => {
  const answer = await request.get(SECURITY_ROUTE)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/)
})
