/** @jest-environment jsdom */
import { addressWords } from '../../src/lib/addressWords'
import { isWeakMatch } from '../../src/lib/weakMatch'
import { correctSpelling } from '../../src/lib/correctSpelling'
import { asksForSearch, searchKeyIsOn, turnSearchKey } from '../../src/lib/searchKey'

test.each([
  ['/turtle-day', 'turtle day'],
  ['/news/Coral_Lab.html', 'Coral Lab'],
  ['/detail-news-99', 'detail news'],
  ['/caf%C3%A9%20reef/', 'café reef'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  ['/404', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words)
})

const words = ['coral', 'mangrove', 'planting', 'turtle']
test.each([
  ['mangroove', 'mangrove'],
  ['Turtel', 'turtle'],
  ['corral  turtel', 'coral turtle'],
  ['turtle', undefined],
  ['xyzzy', undefined],
  ['xyzzy turtel', 'xyzzy turtle'],
  ['', undefined],
])('"%s" may mean %p', (query, meant) => {
  expect(correctSpelling(query, words)).toBe(meant)
})

test.each([
  ['mangroove', 'within 8 to 13 <mark>m.</mark> of water', true],
  ['mangrove', 'the <mark>Mangroves,</mark> at last', false],
  ['planting', 'they <mark>planted</mark> it', false],
  ['cafe', 'a <mark>Café</mark> on the shore', false],
  ['3d', 'in <mark>3D</mark>', false],
  ['coral mangroove', '<mark>coral</mark> at 8 <mark>m</mark>', false],
  ['2023', 'found by its date only', false],
])('"%s" in "%s" is far-fetched: %s', (query, excerpt, far) => {
  expect(isWeakMatch(query, excerpt)).toBe(far)
})

describe('the key that opens the search', () => {
  const press = (target: Element, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, ...init })
    let asked: boolean | undefined
    target.addEventListener('keydown', (e) => (asked = asksForSearch(e as KeyboardEvent)), { once: true })
    target.dispatchEvent(event)
    return asked
  }
  beforeEach(() => {
    localStorage.clear()
    document.body.innerHTML = '<p></p><input><textarea></textarea><select></select><b contenteditable><i></i></b>'
  })

  test('is a plain slash, also where it is typed with Shift', () => {
    expect(press(document.body)).toBe(true)
    expect(press(document.body, { shiftKey: true })).toBe(true)
    expect(press(document.body, { key: 's' })).toBe(false)
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'])('is not pressed with %s', (modifier) => {
    expect(press(document.body, { [modifier]: true })).toBe(false)
  })

  test.each(['input', 'textarea', 'select', 'i'])('types a slash in <%s>', (name) => {
    expect(press(document.querySelector(name)!)).toBe(false)
  })

  test('rests while a dialog is open', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    expect(press(document.body)).toBe(false)
  })

  test('can be turned off for good and on again; nothing is kept but that it is off (WCAG 2.1.4)', () => {
    expect(searchKeyIsOn()).toBe(true)
    turnSearchKey(false)
    expect(press(document.body)).toBe(false)
    expect(localStorage).toHaveLength(1)
    turnSearchKey(true)
    expect(press(document.body)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  test('works where nothing may be kept, and can be turned off for the visit', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.resetModules()
    const visit = await import('../../src/lib/searchKey')
    expect(visit.searchKeyIsOn()).toBe(true)
    visit.turnSearchKey(false)
    expect(visit.searchKeyIsOn()).toBe(false)
    jest.restoreAllMocks()
  })
})
