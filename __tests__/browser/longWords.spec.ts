import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import { readContent } from '../../src/schema/checkContent'
import { openWhole } from './openWhole'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS } from './site'

/**
 * Whatever one line or sentence an editor may write, here a word, a path or an address of up to eighty letters, or words
 * that a word processor has joined by non-breaking spaces: it breaks no column and covers no neighbour.
 */

const WIDTHS = [320, 1280]
const LONGEST_WORD = 80
/** Shorter fields are signs and labels, which have no room for such a word. */
const LEAST = 40

/** Texts of all such fields, with how many letters each may have. */
const textsOfContent = () => {
  const texts = new Map<string, number>()
  for (const { type, frontMatter } of readContent(process.cwd()).files) {
    for (const [name, field] of Object.entries(type.schema.shape)) {
      const inner = field instanceof z.ZodOptional ? field.unwrap() : field
      const most = inner instanceof z.ZodString ? (inner.maxLength ?? 0) : 0
      const value = frontMatter[name]
      if (most >= LEAST && typeof value === 'string') texts.set(value.replace(/\s+/g, ' '), most)
    }
  }
  return texts
}

const texts = textsOfContent()

/** Puts long words in the place of each text, one after the other, and says where the page does not bear it. */
const unbearable = (page: Page) =>
  page.evaluate(
    ({ texts, longest }) => {
      const mostOf = new Map(texts)
      const plain = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
      const elements = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter((element) => {
        const text = plain(element)
        if (!mostOf.has(text) || [...element.children].some((child) => plain(child) === text)) return false
        const { width, left, right } = element.getBoundingClientRect()
        return (
          element.checkVisibility() &&
          !element.matches('.visually-hidden') &&
          width > 1 &&
          left >= -1 &&
          right <= window.innerWidth + 1
        )
      })
      const tracksOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').map(parseFloat)
      const areEqual = (tracks: number[]) => tracks.length > 1 && Math.max(...tracks) - Math.min(...tracks) < 1
      const ancestorsOf = (element: Element): Element[] =>
        element.matches('main, footer, body') ? [] : [element, ...ancestorsOf(element.parentElement!)]
      const nameOf = (element: Element) => `<${element.localName} class="${element.className}">`
      const found = new Set<string>()
      for (const element of elements) {
        const before = element.innerHTML
        const text = plain(element)
        const ancestors = ancestorsOf(element)
        const grids = ancestors.filter((one) => /grid/.test(getComputedStyle(one).display))
        const equal = grids.filter((grid) => areEqual(tracksOf(grid)))
        const word = 'Rehabilitation'.repeat(6).slice(0, Math.min(mostOf.get(text)!, longest))
        const joined = 'What a bay of plastic weighs and why we count it '.repeat(2).slice(0, word.length)
        for (const [kind, long] of [
          ['a word', word],
          ['joined words', joined.trim().replace(/ /g, '\u00a0')],
        ]) {
          element.textContent = long!
          const range = document.createRange()
          range.selectNodeContents(element)
          const { left, right } = range.getBoundingClientRect()
          const broken = equal.find((grid) => !areEqual(tracksOf(grid)))
          const covered = ancestors
            .filter((one) => !/^(inline|contents)/.test(getComputedStyle(one).display))
            .find((one) => right > one.getBoundingClientRect().right + 1 || left < one.getBoundingClientRect().left - 1)
          if (broken) found.add(`${kind} in ${nameOf(element)} changes the columns of ${nameOf(broken)}`)
          else if (right > window.innerWidth + 1) found.add(`${kind} in ${nameOf(element)} leaves the window`)
          else if (covered) found.add(`${kind} in ${nameOf(element)} leaves ${nameOf(covered)}`)
        }
        element.innerHTML = before
      }
      return { count: elements.length, found: [...found] }
    },
    { texts: [...texts], longest: LONGEST_WORD },
  )

test.use({ reducedMotion: 'reduce' })

const expectToBear = async (page: Page) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // react-slick waits 50 ms after a resize, and a busy machine longer
    await page.waitForTimeout(1000)
    const { count, found } = await unbearable(page)
    expect.soft(count, `${width} px`).toBeGreaterThan(0)
    expect.soft(found, `${width} px`).toEqual([])
  }
}

for (const kind of ['home', 'article with slider', 'event page', 'dive', 'giving', 'impact', 'all stories'] as const) {
  test(`${kind} bears long words`, async ({ page }) => {
    await openWhole(page, PAGE_KINDS[kind])
    await readToEnd(page)
    await expectToBear(page)
  })
}

test('what the search found bears long words', async ({ page }) => {
  await page.goto(`${PAGE_KINDS.search}?q=reef`)
  await expect(page.getByRole('status')).toContainText('“reef”')
  await expectToBear(page)
})
