/** Films and the map, which ask nothing of other hosts before a tap. The tests have no network: they look at the frame's address. */
import { newsRoute } from '../../src/config/routes'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE } from './driver/visitor'

const FRAMES = [
  { name: 'the film', path: '/', button: /^Play the film/, address: /^https:\/\/www\.youtube-nocookie\.com\/embed\// },
  {
    name: 'the volunteers’ film',
    path: '/',
    button: /^Play the volunteers/,
    address: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  },
  { name: 'the map', path: '/', button: 'Open the live map', address: /^https:\/\/restor\.eco\/embed\// },
  {
    name: 'an article’s film',
    path: newsRoute(17),
    button: /^Play/,
    address: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  },
]

for (const [i, { name, path, button, address }] of FRAMES.entries()) {
  const size = [PHONE, DESK][i % 2]!
  test(`${name} comes at the first tap on a fresh page, and not before, at ${size.name}`, async ({ visitor }) => {
    await visitor.open(path, size)
    await visitor.reach(thing('button', button))
    const elsewhere = () =>
      visitor.run(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((asked) => !asked.startsWith(location.origin)),
      )
    expect(await elsewhere()).toEqual([])
    expect(await visitor.run(() => document.querySelectorAll('iframe').length)).toBe(0)
    await visitor.tap(thing('button', button))
    await expect.poll(() => visitor.run(() => document.querySelector('iframe')?.src)).toMatch(address)
    await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe('IFRAME')
  })
}
