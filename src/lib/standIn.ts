/** A value that stands in for the real one. */
export interface StandIn {
  file: string
  line: number
  field: string
  value: string
  /** What to write in its place */
  advice: string
}

/**
 * Addresses that stand in until the foundation supplies its own. They are reserved, so that none of them can be
 * somebody's: hosts by RFC 2606, section 3, and the number +62 800 0000 0000. A preview leads to Messenger instead
 * (components/SiteLink.tsx); a release with one of them is refused (src/schema/launchReport.ts).
 */
const RESERVED_HOST = /^https?:\/\/([^/?#]+\.)?example\.(org|com|net)(?![\w.-])/
const RESERVED_MAIL = /(@|%40)example\.(org|com|net)(?=$|&)/
const RESERVED_NUMBER = /6280{10}/

/** Whether a text is an e-mail address or a phone number that stands in, or a link that begins a letter or a chat to one. */
export const isStandInContact = (value: unknown) =>
  typeof value === 'string' && (RESERVED_MAIL.test(value) || RESERVED_NUMBER.test(value.replace(/\s/g, '')))

/** Whether a value of a text is such a contact, or an address that stands in. */
export const isStandIn = (value: unknown) =>
  isStandInContact(value) || (typeof value === 'string' && RESERVED_HOST.test(value))
