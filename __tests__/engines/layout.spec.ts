/** Lines, columns and drawings that an engine has laid out or painted in its own way. */
import sharp from 'sharp'
import { DIVE_ROUTE, guideRoute, rootRoute } from '../../src/config/routes'
import { PAGE_KINDS } from '../browser/site'
import { expect, test } from './driver/test'
import { thing, type Target } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

/** How far the heads of columns differ in height, in px, and how many columns there are; `parts` is what stands in them. */
const columnsOf = (visitor: Visitor, target: Target, parts: string) =>
  visitor.ask(
    target,
    (element, selector) => {
      const heads = new Map<number, number>()
      for (const part of element!.querySelectorAll(selector)) {
        const { left, top } = part.getBoundingClientRect()
        heads.set(Math.round(left), Math.min(top, heads.get(Math.round(left)) ?? Infinity))
      }
      const tops = [...heads.values()]
      return { count: tops.length, apart: Math.max(...tops) - Math.min(...tops) }
    },
    parts,
  )

for (const { name, path, target, parts, count } of [
  {
    name: 'slips with questions',
    path: DIVE_ROUTE,
    target: thing('list', undefined, thing('region', 'Before you book')),
    parts: 'li',
    count: 3,
  },
  {
    name: 'what a package holds',
    path: DIVE_ROUTE,
    target: thing('list', undefined, thing('article')),
    parts: 'li',
    count: 2,
  },
  {
    name: 'headings of a text',
    path: rootRoute('give'),
    target: thing('region', 'Give to the reef'),
    parts: 'h2',
    count: 2,
  },
]) {
  test(`${name} begin at the same height in each column`, async ({ visitor }) => {
    await visitor.open(path, DESK)
    const columns = await columnsOf(visitor, target, parts)
    expect(columns.count).toBe(count)
    expect(columns.apart).toBeLessThan(1)
  })
}

test('the reef in the drawn diving day stays within the drawing', async ({ visitor }) => {
  await visitor.open(DIVE_ROUTE, DESK)
  const { top, right, height } = (await visitor.ask(thing('region', 'A Diving Day With Us'), async (section) => {
    const drawing = section?.querySelector('circle')?.closest('svg')
    drawing?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return drawing?.getBoundingClientRect().toJSON() as DOMRect | undefined
  }))!
  const beside = await sharp(await visitor.browser.screenshot())
    .extract({ left: Math.ceil(right) + 5, top: Math.round(top), width: 30, height: Math.round(height) })
    .toBuffer()
  const { channels } = await sharp(beside).stats()
  for (const { min, max } of channels) expect(max - min).toBeLessThan(3)
})

test('three lines stand beside the large letter that begins a story', async ({ visitor }) => {
  await visitor.open(guideRoute('planting-mangroves'), PHONE)
  const beside = await visitor.ask(thing('main'), (main) => {
    const paragraph = [...main!.querySelectorAll('p')].find(
      (one) => parseFloat(getComputedStyle(one, '::first-letter').fontSize) > 60,
    )!
    const { left } = paragraph.getBoundingClientRect()
    const words = document.createRange()
    const [text] = [...paragraph.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    words.setStart(text!, 1)
    words.setEnd(text!, text!.textContent!.length)
    return [...words.getClientRects()].filter((line) => line.left > left + 20).length
  })
  expect(beside).toBe(3)
})

test('counted units are whole pixels wide and high, so that their pattern repeats exactly', async ({ visitor }) => {
  await visitor.open('/', DESK)
  const sizes = await visitor.ask(thing('region', 'Counted so far'), (section) =>
    [...section!.querySelectorAll('[aria-hidden] span:empty')].flatMap((field) => {
      const { width, height } = field.getBoundingClientRect()
      const number = (name: string) => Number(getComputedStyle(field).getPropertyValue(name))
      return [width / number('--columns'), height / number('--rows')]
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  for (const size of sizes) expect(Math.abs(size - Math.round(size))).toBeLessThan(0.01)
})

test('titles of news are balanced', async ({ visitor }) => {
  await visitor.open('/', DESK)
  const balanced = await visitor.ask(thing('region', 'Our News'), (section) => {
    const lineWidths = (title: Element) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      return [...words.getClientRects()].map(({ width }) => Math.round(width)).join()
    }
    return [...section!.querySelectorAll('h3')].some((title) => {
      const before = lineWidths(title)
      title.style.setProperty('text-wrap', 'wrap')
      return lineWidths(title) !== before
    })
  })
  expect(balanced).toBe(true)
})

test('the arrow of a link in a text stands behind its last letter, wherever the line ends', async ({ visitor }) => {
  await visitor.open(PAGE_KINDS['plain article'], PHONE)
  const astray = await visitor.run(() => {
    const letter = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const isAstray = (arrow: Element) => {
      const word = arrow.previousSibling!
      const { bottom, right } = letter(word, word.textContent!.length - 1)
      const place = arrow.getBoundingClientRect()
      const after = arrow.parentElement!.nextSibling
      return (
        Math.abs(place.bottom - bottom) > place.height ||
        Math.abs(place.left - right) > place.width ||
        (after && /^[).,;]/.test(after.textContent!) && Math.abs(letter(after, 0).bottom - bottom) > 3)
      )
    }
    const arrows = [...document.querySelectorAll('main p a > svg')]
    return Array.from({ length: 120 }, (_, step) => 200 + step).filter((width) => {
      for (const arrow of arrows) arrow.closest('p')!.style.width = `${width}px`
      return arrows.length === 0 || arrows.some(isAstray)
    })
  })
  expect(astray, 'widths in px').toEqual([])
})

for (const size of [PHONE, DESK]) {
  test(`the sign to play stands where it is meant to, at ${size.name}`, async ({ visitor }) => {
    await visitor.open('/', size)
    for (const [name, level] of [
      // clear of the mask's nose
      [/^Play the film/, 0.38],
      // below the faces
      [/^Play the volunteers/, 0.81],
    ] as const) {
      await visitor.reach(thing('button', name))
      const off = await visitor.ask(
        thing('button', name),
        (button, wanted) => {
          const poster = button!.parentElement!.getBoundingClientRect()
          const top = button!.firstElementChild!.getBoundingClientRect().top
          const { bottom } = button!.lastElementChild!.getBoundingClientRect()
          return Math.abs((top + bottom) / 2 - poster.top - poster.height * wanted)
        },
        level,
      )
      expect(off, String(name)).toBeLessThan(10)
    }
  })
}
