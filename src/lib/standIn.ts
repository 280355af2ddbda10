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
 * somebody's: hosts by RFC 2606, section 3, and the number +62 800 0000 0000. Their links look and work as the real ones
 * will; a release with one of them is refused (src/schema/launchReport.ts).
 */
const RESERVED_HOST = /^https?:\/\/([^/?#]+\.)?example\.(org|com|net)(?![\w.-])/
const RESERVED_MAIL = /@example\.(org|com|net)$/
const RESERVED_NUMBER = /6280{10}/

/** Whether the host of a link stands in. */
export const isStandInAddress = (href: string) => RESERVED_HOST.test(href)

/** Whether a value of a text is an address, an e-mail address, a phone number or a chat link that stands in. */
export const isStandIn = (value: unknown) =>
  typeof value === 'string' &&
  (isStandInAddress(value) || RESERVED_MAIL.test(value) || RESERVED_NUMBER.test(value.replace(/\s/g, '')))
