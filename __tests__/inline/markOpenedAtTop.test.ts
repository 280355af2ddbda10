/** @jest-environment jsdom */
/**
 * Only a page that opens at its top is marked: elsewhere what is read would move when something above gets its height.
 */
import { markOpenedAtTop } from '../../src/inline/markOpenedAtTop'

const arriveBy = (type: string | undefined, hash = '') => {
  performance.getEntriesByType = () => (type ? [{ type } as unknown as PerformanceEntry] : [])
  location.hash = hash
  delete document.documentElement.dataset.fromTop
  markOpenedAtTop()
  return document.documentElement.hasAttribute('data-from-top')
}

test('a page that is opened is marked', () => {
  expect(arriveBy('navigate')).toBe(true)
})

test('until all is laid out', () => {
  jest.useFakeTimers()
  arriveBy('navigate')
  dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(3400)
  expect(document.documentElement).toHaveAttribute('data-from-top')
  jest.advanceTimersByTime(200)
  expect(document.documentElement).not.toHaveAttribute('data-from-top')
  jest.useRealTimers()
})

test('or until a link to a place on it is chosen', () => {
  arriveBy('navigate')
  document.body.innerHTML = '<button>Menu</button><a href="/#news"><b>News</b></a>'
  document.querySelector('button')!.click()
  expect(document.documentElement).toHaveAttribute('data-from-top')
  document.querySelector('b')!.click()
  expect(document.documentElement).not.toHaveAttribute('data-from-top')
})

test.each([['reload'], ['back_forward'], [undefined]])('after %s it is not', (type) => {
  expect(arriveBy(type)).toBe(false)
})

test('nor where the address names a place on it', () => {
  expect(arriveBy('navigate', '#news')).toBe(false)
})
