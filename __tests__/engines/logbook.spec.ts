/** The card at the end of the dive down the home page: saved and shared by the first tap on a fresh page. */
import { LOGBOOK_ROUTE } from '../../src/config/routes'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const said = (visitor: Visitor) => visitor.run(() => document.querySelector('[role=status]')?.textContent ?? '')

for (const size of [PHONE, DESK]) {
  test(`the card is saved, at ${size.name}`, async ({ visitor }) => {
    await visitor.open(LOGBOOK_ROUTE, size)
    await visitor.tap(thing('button', 'Save as a picture'))
    await expect.poll(() => said(visitor)).toBe('Saved with your downloads.')
  })

  // WebKit lets a page copy only while it answers a tap, and the first one came before the script
  test(`the link is copied, or one is told to press once more, at ${size.name}`, async ({ visitor, engine }) => {
    await visitor.open(LOGBOOK_ROUTE, size)
    const share = thing('button', 'Share')
    await visitor.tap(share)
    await expect
      .poll(() => said(visitor))
      .toMatch(engine === 'webkit' ? /Press once more|Link copied/ : /^Link copied\.$/)
    await visitor.tap(share)
    await expect.poll(() => said(visitor)).toBe('Link copied.')
  })
}
