/** On a slow phone a page is there soon, and a tap is answered long before the script is there. */
import { expect, test, type Locator } from '@playwright/test'
import { pictureLink } from './pictureLink'

const SCRIPT = /\.js$/
/** Within this time a tap is answered (RAIL: 100 ms; on a slow phone twice that). */
const ANSWER_MS = 200

const CONTROLS: Readonly<Record<string, (main: Locator) => Locator>> = {
  'next step': (main) => main.getByRole('button', { name: 'Next step' }),
  'next picture': (main) =>
    main.getByRole('group', { name: 'Gallery', exact: true }).getByRole('button', { name: 'Next slide' }),
  'a dot': (main) => main.getByRole('button', { name: 'Go to event 2' }),
  'pause of the team': (main) => main.getByRole('button', { name: 'Pause the change of groups' }),
  'the film': (main) => main.getByRole('button', { name: 'Play the film' }),
  'the map': (main) => main.getByRole('button', { name: 'Open the live map' }),
  'a large picture': (main) => pictureLink(main),
}

/** Where something is laid out, whatever it is moved by. */
const placeOf = (control: Locator) =>
  control.evaluate((one: HTMLElement) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight])

test.describe('before the script is there', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap is seen at once, on whatever control, and moves nothing', async ({ page }) => {
    await page.route(SCRIPT, () => {})
    await page.goto('/')
    for (const [what, find] of Object.entries(CONTROLS)) {
      const control = find(page.getByRole('main'))
      await control.scrollIntoViewIfNeeded()
      const before = await placeOf(control)
      await control.tap()
      await expect(control, what).toHaveAttribute('aria-busy', 'true')
      await expect(control, what).toHaveCSS('opacity', '0.6')
      expect(await placeOf(control), what).toEqual(before)
      const seconds = await control.evaluate((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element)
        return parseFloat(transitionDuration) + parseFloat(transitionDelay)
      })
      expect(seconds * 1000, what).toBeLessThanOrEqual(ANSWER_MS)
    }
  })
})

for (const path of ['/', '/dive-with-us', '/detail-news-2']) {
  test(`the foot of ${path} costs nothing before it comes near`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link').first()
    const isLaidOut = () => link.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    await link.scrollIntoViewIfNeeded()
    await expect.poll(isLaidOut).toBe(true)
  })
}
