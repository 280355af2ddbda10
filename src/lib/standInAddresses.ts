/**
 * Addresses that stand in until the foundation supplies its own. They are reserved, so that none of them can be
 * somebody's: hosts by RFC 2606, section 3, and the number +62 800 0000 0000.
 */
const RESERVED_HOST = /^https?:\/\/([^/?#]+\.)?example\.(org|com|net)(?![\w.-])/
const RESERVED_MAIL = /(@|%40)example\.(org|com|net)(?![\w.-])/
const RESERVED_NUMBER = /6280{10}/

/** Whether a link leads nowhere, because its host stands in. */
export const isStandInAddress = (href: string) => RESERVED_HOST.test(href)

/** Whether a letter by this link reaches nobody, because its e-mail address stands in. */
export const isStandInMail = (href: string) => RESERVED_MAIL.test(href)

/** Whether a chat by this link reaches nobody, because its number stands in. */
export const isStandInNumber = (href: string) => RESERVED_NUMBER.test(href)
