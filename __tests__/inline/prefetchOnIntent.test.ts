/** @jest-environment jsdom */
/** What the rules mean to a browser is in __tests__/browser/navigation.spec.ts. */
import { MOUSE_RULES, TOUCH_RULES } from '../../src/config/prefetchRules'
import { prefetchOnIntent } from '../../src/inline/prefetchOnIntent'

const begin = () => prefetchOnIntent(MOUSE_RULES, TOUCH_RULES)
const rules = () => document.head.querySelector('script[type=speculationrules]')

beforeEach(() => {
  document.head.innerHTML = ''
  HTMLScriptElement.supports = (type) => type === 'speculationrules'
})

test.each([
  ['a mouse', true, 'moderate'],
  ['a finger', false, 'conservative'],
])('with %s, pages are fetched when a link is meant', (_, matches, eagerness) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList
  begin()
  expect(JSON.parse(rules()!.textContent!)).toMatchObject({ prefetch: [{ eagerness }] })
})

test.each([() => false, undefined])('nothing is added where the browser knows no such rules', (supports) => {
  Object.assign(HTMLScriptElement, { supports })
  begin()
  expect(rules()).toBeNull()
})
