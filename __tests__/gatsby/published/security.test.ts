import { SECURITY_EXPIRES, securityText } from '../../../src/gatsby/published/security'

const DAY_MS = 86_400_000
const daysLeft = (Date.parse(SECURITY_EXPIRES) - Date.now()) / DAY_MS

test('security.txt says whom to write to, until when, and where it lies', () => {
  expect(securityText('https://reef.test', 'us@reef.test')).toBe(
    `Contact: mailto:us@reef.test
Expires: ${SECURITY_EXPIRES}
Preferred-Languages: en, id
Canonical: https://reef.test/.well-known/security.txt
`,
  )
})

// RFC 9116, section 2.5.5: a year at most. See that mail to the address is read, then write a later day into security.ts.
test('security.txt holds for another 30 days, and not for more than a year', () => {
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(366)
})
