/** @jest-environment jsdom */
/** Before the script is there: it is asked for at the first sign of life, and no click is lost. */
import { fireEvent } from '@testing-library/dom'
import { wakeUp } from '../../src/inline/wakeUp'

const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)

let listening: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.documentElement.removeAttribute('data-awake')
  listening = jest.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options)
  listening.mockRestore()
  jest.useRealTimers()
})

const page = (html: string) => {
  document.body.innerHTML = html
  wakeUp(['/start.js', '/carousel.js'], 'offline')
}
const wake = (part: Element) => {
  part.setAttribute('data-awake', '')
  dispatchEvent(new Event('awake'))
}

test.each(['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])('a %s starts it, once', (sign) => {
  page('<p>Text</p>')
  expect(started()).toEqual([])
  Object.assign(window, { scrollY: 10 })
  // jsdom knows no pointer events
  const give = () => document.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), { movementX: 1 }))
  give()
  give()
  expect(started()).toEqual(['/start.js', '/carousel.js'])
})

test('what moves by itself starts nothing: a row that snaps, the page below a mouse that rests', () => {
  page('<ul></ul>')
  fireEvent.scroll(document.querySelector('ul')!)
  document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
  expect(started()).toEqual([])
})

test('where data is to be saved, only a click on what needs it starts it', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  page('<button>Open</button>')
  fireEvent.keyDown(document.body)
  expect(started()).toEqual([])
  document.querySelector('button')!.click()
  expect(started()).toEqual(['/start.js', '/carousel.js'])
  Object.assign(navigator, { connection: undefined })
})

test('a click is carried out when what it needs is there: the page, or the island that it is in', () => {
  page('<button>Menu</button><div data-island="carousel"><button>Next</button></div>')
  const pressed = jest.fn()
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).textContent))
  const buttons = [...document.querySelectorAll('button')]
  buttons.forEach((button) => button.click())
  expect(pressed).not.toHaveBeenCalled()
  expect(buttons.every((button) => button.getAttribute('aria-busy'))).toBe(true)
  wake(document.documentElement)
  expect(pressed.mock.calls).toEqual([['Menu']])
  wake(document.querySelector('[data-island]')!)
  expect(pressed.mock.calls).toEqual([['Menu'], ['Next']])
  buttons[1]!.click()
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('where a file is refused, or does not come in ten seconds, a kept link is followed', () => {
  page('<a href="#first" aria-haspopup="dialog">One</a><a href="#second" aria-haspopup="dialog">Two</a>')
  const [first, second] = [...document.querySelectorAll('a')]
  first!.click()
  expect(location.hash).toBe('')
  fireEvent.error(document.head.querySelector('script[src="/start.js"]')!)
  expect(location.hash).toBe('#first')
  second!.click()
  expect(started()).toContain('/start.js')
  jest.advanceTimersByTime(9999)
  expect(location.hash).toBe('#first')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#second')
  history.replaceState(null, '', '/')
})

test('what the browser carries out by itself is left to it', () => {
  page('<button command="show-modal" commandfor="menu">Menu</button>')
  const button = document.querySelector('button')!
  expect(fireEvent.click(button)).toBe(false)
  Object.assign(button, { commandForElement: null })
  expect(fireEvent.click(button)).toBe(true)
})
