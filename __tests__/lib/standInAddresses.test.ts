import { readContent } from '../../src/schema/checkContent'
import { bookingLink, chatLink, composeMailLink } from '../../src/lib/links'
import { isStandInAddress, isStandInMail, isStandInNumber } from '../../src/lib/standInAddresses'

test.each([
  'https://example.org',
  'https://example.org/adopt-coral',
  'https://shop.example.com/',
  'https://example.net/a',
  'https://example.org?ref=reef',
  'https://example.org#donate',
  'https://example.org:8443/a',
])('%s stands in', (address) => expect(isStandInAddress(address)).toBe(true))
test.each([
  'https://www.patreon.com/ibf',
  'https://example.org.uk/',
  'https://example.org-id.com/',
  'https://notexample.org/',
  'https://ibf.or.id?from=.example.org/',
  '/dive-with-us',
])('%s does not', (address) => expect(isStandInAddress(address)).toBe(false))

test('links to the reserved number and e-mail address reach nobody, others do', () => {
  expect(isStandInNumber(chatLink('+62 800 0000 0000'))).toBe(true)
  expect(isStandInNumber(bookingLink('+62 800 0000 0000', 'Snorkeling'))).toBe(true)
  expect(isStandInMail(composeMailLink('hello@example.org', 'Hi', ''))).toBe(true)
  expect(isStandInNumber(chatLink('+62 812 3456 7890'))).toBe(false)
  expect(isStandInMail(composeMailLink('hello@ibf.or.id', 'Hi', ''))).toBe(false)
  expect(isStandInMail(composeMailLink('hello@example.organic.id', 'Hi', ''))).toBe(false)
  expect(isStandInMail('mailto:hello@example.com.id')).toBe(false)
  expect(isStandInMail('mailto:hello@example.org?subject=Hi')).toBe(true)
  expect(isStandInMail('https://wa.me/?text=A%20day&u=https%3A%2F%2Fexample.org%2Fnews')).toBe(false)
})

test('what is marked as a placeholder in the settings is also one by its value, so that no link leads to it', () => {
  const LINKS = [
    'adopt',
    'store',
    'annualReport',
    'freeResources',
    'volunteer',
    'award',
    'donate',
    'facebook',
    'instagram',
  ]
  const { files } = readContent(process.cwd())
  const settings = files.find(({ type }) => type.name === 'LinkSettings')!.frontMatter
  const marked = settings.placeholder as string[]
  for (const field of LINKS) {
    const address = String(settings[field])
    expect([field, isStandInAddress(address) || isStandInNumber(address)]).toEqual([field, marked.includes(field)])
  }
})
