/** A visitor who asks for less motion. */
import { DESK, expect, PHONE, test, thing } from './visitor'

test.use({ lessMotion: true })

test('nothing moves by itself, and what does not can be started', async ({ visitor }) => {
  const moving = () =>
    visitor.run(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await visitor.open('/', DESK)
  await visitor.reach(thing('button', 'Play the change of groups'))
  expect(await moving()).toBe(0)
  await visitor.tap(thing('button', 'Play the change of partners'))
  await visitor.reach(thing('button', 'Pause the change of partners'))
  await expect.poll(moving).toBeGreaterThan(0)
})

test('the menu is gone at once', async ({ visitor }) => {
  await visitor.open('/', PHONE)
  await visitor.tap(thing('button', 'Open menu'))
  const isSeen = await visitor.ask(thing('dialog'), async (menu) => {
    ;(menu as HTMLDialogElement).close()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return getComputedStyle(menu).display !== 'none' && getComputedStyle(menu).visibility === 'visible'
  })
  expect(isSeen).toBe(false)
})
