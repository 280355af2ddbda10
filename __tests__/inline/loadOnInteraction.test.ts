/** @jest-environment jsdom */
/**
 * Before the script is there: nothing is asked for until somebody turns to what needs it, and no click is lost.
 */
import { fireEvent } from '@testing-library/dom'
import { loadOnInteraction } from '../../src/inline/loadOnInteraction'

const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})
afterEach(() => {
  window.replayInteractions!()
  jest.useRealTimers()
})

const begin = () => loadOnInteraction(['/app.js', '/framework.js'], 'offline')

const point = (pointerType: string, selector: string) => {
  // jsdom knows no pointer events
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType })
  document.querySelector(selector)!.dispatchEvent(event)
}
const PAGE = `<p>Text</p><a href="/dive">Dive</a><a id="picture" href="/1.jpg" aria-haspopup="dialog">Picture</a>
  <button><span>Next</span></button><dialog><a id="item" href="/#news">News</a></dialog><input />
  <div role="group" aria-roledescription="carousel"><i>Slide</i></div>`

test.each(['[href="/dive"]', 'span', '#picture', '#item', 'input', 'i'])(
  'a mouse that points at %s starts it, once',
  (aim) => {
    document.body.innerHTML = PAGE
    begin()
    point('mouse', 'p')
    expect(started()).toEqual([])
    point('mouse', aim)
    point('mouse', aim)
    expect(started()).toEqual(['/app.js', '/framework.js'])
  },
)

test('a thumb that lies on something while it scrolls the page starts nothing', () => {
  document.body.innerHTML = PAGE
  begin()
  for (const place of ['p', '[href="/dive"]', 'span', '#picture', 'i']) point('touch', place)
  fireEvent.scroll(document)
  fireEvent.scroll(window)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(started()).toEqual([])
})

test('the focus starts it where the keyboard has brought it to a link', () => {
  document.body.innerHTML = PAGE
  const link = document.querySelector('a')!
  const isByKeyboard = jest.spyOn(link, 'matches').mockReturnValue(false)
  begin()
  link.focus()
  expect(started()).toEqual([])
  isByKeyboard.mockReturnValue(true)
  fireEvent.focusIn(link)
  expect(started()).toEqual(['/app.js', '/framework.js'])
})

const page = (html: string) => {
  document.body.innerHTML = html
  begin()
}
const refuse = (path: string) => fireEvent.error(document.head.querySelector(`script[src="${path}"]`)!)

test('where a file is refused, or does not come in ten seconds, a kept link is followed', () => {
  page('<a href="#first" aria-haspopup="dialog">One</a><a href="#second" aria-haspopup="dialog">Two</a>')
  const [first, second] = [...document.querySelectorAll('a')]
  first!.click()
  expect(location.hash).toBe('')
  refuse('/app.js')
  expect(location.hash).toBe('#first')
  second!.click()
  jest.advanceTimersByTime(9999)
  expect(location.hash).toBe('#first')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#second')
  history.replaceState(null, '', '/')
})

test('nobody else hears of a press until the script has taken over', () => {
  document.body.innerHTML = '<main><p>Reef</p></main>'
  begin()
  const heard = jest.fn()
  const presses = ['pointerDown', 'touchStart', 'mouseDown', 'pointerUp', 'touchEnd', 'mouseUp', 'click'] as const
  for (const press of presses) document.body.addEventListener(press.toLowerCase(), heard)
  const press = () => presses.forEach((name) => fireEvent[name](document.querySelector('p')!))
  press()
  expect(heard).not.toHaveBeenCalled()
  window.replayInteractions!()
  press()
  expect(heard).toHaveBeenCalledTimes(presses.length)
})

test('what the browser carries out by itself is left to it', () => {
  document.body.innerHTML = '<button command="show-modal" commandfor="menu">Menu</button>'
  const button = document.querySelector('button')!
  begin()
  expect(fireEvent.click(button)).toBe(false)
  Object.assign(button, { commandForElement: null })
  expect(fireEvent.click(button)).toBe(true)
  expect(started()).toEqual(['/app.js', '/framework.js'])
})
