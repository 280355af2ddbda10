/** @jest-environment jsdom */
/** Sliders that play before the page's script is there. */
import { fireEvent } from '@testing-library/dom'
import { autoplayBeforeScript } from '../../../src/features/carousel/autoplayBeforeScript.inline'
import { visibleDots } from '../../../src/features/carousel/visibleDots.inline'

const DELAY_MS = 3000
const WIDTH = 300

let see: (isIntersecting: boolean) => void
let isReduced = false

const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })

const dot = (index: number) => `<button data-dot="" aria-label="Go to picture ${index + 1}"></button>`

/** A row of slides that scrolls at once. jsdom lays nothing out. */
const begin = (count = 3) => {
  document.body.innerHTML = `<div data-plays=""><button data-pauses="">Pause</button><span data-position="">1</span>
    <div id="row" tabindex="0">${'<p><img /></p>'.repeat(count)}</div>${visibleDots(count, 0).map(dot).join('')}</div>`
  document.querySelector('[data-dot]')!.setAttribute('aria-current', 'true')
  const row = document.querySelector<HTMLElement>('#row')!
  Object.defineProperty(row, 'clientWidth', { value: WIDTH })
  row.scrollTo = (({ left }: ScrollToOptions) => {
    row.scrollLeft = left!
    fireEvent.scroll(row)
  }) as never
  autoplayBeforeScript(DELAY_MS, visibleDots)
  return row
}
/** What dots and position say: number and number of the current dot. */
const shown = () => [
  document.querySelector('[data-position]')!.textContent,
  [...document.querySelectorAll('[data-dot]')]
    .filter((dot) => dot.hasAttribute('aria-current'))
    .map((dot) => /\d+$/.exec(dot.ariaLabel!)![0])
    .join(),
]
const pass = (times = 1) => jest.advanceTimersByTime(times * DELAY_MS)

beforeEach(() => {
  jest.useFakeTimers()
  isReduced = false
  saveData(false)
  see = () => {}
  window.replayInteractions = () => {}
  window.matchMedia = (() => ({ matches: isReduced })) as never
  window.IntersectionObserver = class {
    observe() {
      see = (isIntersecting) => this.callback([{ isIntersecting }])
    }
    disconnect() {
      see = () => {}
    }
    constructor(private callback: (entries: object[]) => void) {}
  } as never
})
afterEach(() => {
  jest.useRealTimers()
  delete window.replayInteractions
})

test('in sight they go from slide to slide and round, and dots and position say so', () => {
  begin()
  pass(2)
  expect(shown()).toEqual(['1', '1'])
  see(true)
  pass()
  expect(shown()).toEqual(['2', '2'])
  pass()
  expect(shown()).toEqual(['3', '3'])
  pass()
  expect(shown()).toEqual(['1', '1'])
  see(false)
  pass(2)
  expect(shown()).toEqual(['1', '1'])
})

test('the next picture is fetched ahead', () => {
  const row = begin()
  const [, second, third] = row.querySelectorAll('img')
  see(true)
  expect([second!.loading, third!.loading]).toEqual(['eager', undefined])
  pass()
  expect(third!.loading).toBe('eager')
})

test('their scrolling is marked as nobody’s wish until a visitor touches them; then they stand', () => {
  const row = begin()
  see(true)
  pass()
  expect(row).toHaveAttribute('data-moves')
  fireEvent.pointerDown(row.querySelector('img')!)
  expect(row).not.toHaveAttribute('data-moves')
  see(true)
  pass(3)
  expect(shown()).toEqual(['2', '2'])
})

test('they stand while the focus is in them, but not on their pause', () => {
  const row = begin()
  see(true)
  row.focus()
  pass()
  expect(shown()).toEqual(['1', '1'])
  document.querySelector<HTMLElement>('[data-pauses]')!.focus()
  pass()
  expect(shown()).toEqual(['2', '2'])
})

test('of more pictures than there is room for dots, those around the current one have one', () => {
  const row = begin(8)
  row.scrollTo({ left: 6 * WIDTH })
  expect(shown()).toEqual(['7', '7'])
  const labels = [...document.querySelectorAll('[data-dot]')].map((each) => each.getAttribute('aria-label'))
  expect(labels).toEqual([3, 4, 5, 6, 7, 8].map((number) => `Go to picture ${number}`))
})

test.each([
  ['less motion is preferred', () => (isReduced = true)],
  ['data is to be saved', () => saveData(true)],
])('where %s they stand', (_, prefer) => {
  prefer()
  begin()
  see(true)
  pass(2)
  expect(shown()).toEqual(['1', '1'])
})
