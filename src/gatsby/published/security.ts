import { SECURITY_ROUTE } from '../../config/routes'

/**
 * Until when security.txt holds, as RFC 9116, section 2.5.5 asks for, less than a year ahead. Look whether the address still
 * reaches somebody before you write a later day; a test fails 30 days before this one.
 */
export const SECURITY_EXPIRES = '2027-11-15T00:00:00Z'

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole in the site's security.
 * @param siteUrl address of the site, without a slash at the end
 * @param email the foundation's address; English and Indonesian are read there
 */
export const securityText = (siteUrl: string, email: string) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${SECURITY_EXPIRES}`,
    'Preferred-Languages: en, id',
    `Canonical: ${siteUrl}${SECURITY_ROUTE}`,
  ]
    .map((line) => `${line}\n`)
    .join('')
