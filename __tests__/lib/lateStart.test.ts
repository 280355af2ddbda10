/**
 * Before the script is there: nothing is asked for until somebody turns to what needs it, and no click is lost.
 */
import { fireEvent } from '@testing-library/dom'
import { lateStart } from '../../src/lib/lateStart'

const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})
afterEach(() => {
  window.catchUp!()
  jest.useRealTimers()
})

const begin = () => lateStart(['/app.js', '/framework.js'], '/')

test('asks for no script with the page', () => {
  begin()
  expect(started()).toEqual([])
})

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

test('a row of a carousel that is scrolled starts it', () => {
  document.body.innerHTML = PAGE
  begin()
  fireEvent.scroll(document.querySelector('p')!)
  expect(started()).toEqual([])
  fireEvent.scroll(document.querySelector('i')!)
  expect(started()).toEqual(['/app.js', '/framework.js'])
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

test('a row that moves by itself starts nothing', () => {
  document.body.innerHTML = '<div aria-roledescription="carousel"><i data-moves>Slide</i></div>'
  begin()
  fireEvent.scroll(document.querySelector('i')!)
  expect(started()).toEqual([])
})

test('an address that asks something starts it at once', () => {
  history.replaceState(null, '', '/search?q=turtle')
  begin()
  expect(started()).toEqual(['/app.js', '/framework.js'])
  history.replaceState(null, '', '/')
})

test('a click on a button is kept, and carried out once', () => {
  document.body.innerHTML = '<button>Next</button>'
  begin()
  const button = document.querySelector('button')!
  button.click()
  expect(started()).toEqual(['/app.js', '/framework.js'])
  const clicked = jest.fn()
  button.addEventListener('click', clicked)
  window.catchUp!()
  expect(clicked).toHaveBeenCalledTimes(1)
  button.click()
  expect(clicked).toHaveBeenCalledTimes(2)
})

test('a link leads on at once, one that opens a dialog waits', () => {
  document.body.innerHTML = '<a href="#one">One</a><a href="#two" aria-haspopup="dialog">Two</a>'
  begin()
  const [plain, opener] = [...document.querySelectorAll('a')]
  expect(fireEvent.click(plain!)).toBe(true)
  expect(fireEvent.click(opener!)).toBe(false)
  expect(fireEvent.click(opener!, { ctrlKey: true })).toBe(true)
})

test('a press of the key is kept, and comes again once; other keys, other letters and what is typed are left alone', () => {
  document.body.innerHTML = '<input />'
  begin()
  const pressed = jest.fn()
  document.body.addEventListener('keydown', pressed)
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(document.querySelector('input')!, { key: '/' })).toBe(true)
  window.catchUp!()
  expect(pressed).toHaveBeenCalledTimes(3)
  begin()
  expect(started()).toEqual([])
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
  expect(started()).toEqual(['/app.js', '/framework.js'])
  window.catchUp!()
  expect(pressed).toHaveBeenCalledTimes(5)
  expect(pressed).toHaveBeenLastCalledWith(expect.objectContaining({ key: '/' }))
})

test('a press of the key while a dialog is open is for the dialog', () => {
  document.body.innerHTML = '<dialog open><button>Close</button></dialog>'
  begin()
  const pressed = jest.fn()
  document.body.addEventListener('keydown', pressed)
  expect(fireEvent.keyDown(document.querySelector('button')!, { key: '/' })).toBe(true)
  document.querySelector('dialog')!.open = false
  window.catchUp!()
  expect(pressed).toHaveBeenCalledTimes(1)
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
  window.catchUp!()
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
