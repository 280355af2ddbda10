/**
 * Before the script is there: nothing is asked for until a gesture or a quiet while, and no click is lost.
 */
import { fireEvent } from '@testing-library/dom'
import { lateStart } from '../../src/lib/lateStart'

const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  saveData(false)
})
afterEach(() => {
  window.catchUp!()
  fireEvent.keyDown(document.body)
  jest.useRealTimers()
})

const begin = () => lateStart(['/app.js', '/framework.js'], 3000, '/')

test('asks for no script with the page', () => {
  begin()
  expect(started()).toEqual([])
})

test.each(['pointerDown', 'pointerMove', 'keyDown', 'focusIn', 'wheel', 'scroll'] as const)(
  'a %s starts it, once',
  (gesture) => {
    begin()
    fireEvent[gesture](document.body)
    fireEvent[gesture](document.body)
    expect(started()).toEqual(['/app.js', '/framework.js'])
  },
)

test('a page that is loaded and quiet starts it', () => {
  begin()
  fireEvent.load(window)
  jest.advanceTimersByTime(2999)
  expect(started()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(started()).toEqual(['/app.js', '/framework.js'])
})

test('where data is to be saved, only a gesture starts it', () => {
  saveData(true)
  begin()
  fireEvent.load(window)
  jest.advanceTimersByTime(60_000)
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
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
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
})
