import { composeMailLink, messageLink } from '../../src/lib/links'
import { isStandIn, isStandInContact } from '../../src/lib/standIn'

test.each([
  'https://example.org',
  'https://example.org/adopt-coral',
  'https://shop.example.com/',
  'https://example.net/a',
  'https://example.org?ref=reef',
  'https://example.org#donate',
  'https://example.org:8443/a',
])('%s stands in', (address) => expect(isStandIn(address)).toBe(true))
test.each([
  'https://www.patreon.com/ibf',
  'https://example.org.uk/',
  'https://example.org-id.com/',
  'https://notexample.org/',
  'https://ibf.or.id?from=.example.org/',
  '/dive-with-us',
])('%s does not', (address) => expect(isStandIn(address)).toBe(false))

test.each([
  'hello@example.org',
  '+62 800 0000 0000',
  'https://wa.me/6280000000000',
  'https://wa.me/6280000000000?text=',
  'https://example.org/adopt',
])('the value %s stands in', (value) => expect(isStandIn(value)).toBe(true))
test.each([
  'hello@ibf.or.id',
  'hello@example.organic.id',
  'hello@example.com.id',
  '+62 812 3456 7890',
  'https://wa.me/6281234567890',
  ['hello@example.org'],
  undefined,
])('the value %s does not', (value) => expect(isStandIn(value)).toBe(false))

test.each([
  [composeMailLink('hello@example.org', 'Hello', 'Dear IBF'), true],
  [composeMailLink('hello@ibf.or.id', 'hello@example.org, and more', 'Dear IBF'), false],
  [messageLink('+62 800 0000 0000', 'Hi'), true],
  [messageLink('+62 812 3456 7890', 'Hi'), false],
  ['https://example.org/adopt', false],
])('whether %s leads to a contact that stands in: %s', (href, is) => expect(isStandInContact(href)).toBe(is))
