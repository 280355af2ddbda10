/** Addresses of other services that are made from the site's settings (specification, sections 2 and 7). */

/** In a text, in place of an address: the name of its field in content/settings/links.md. */
export const SETTINGS_LINK = /^settings:(.*)$/

/** The host of an address as people say it: without "www.". */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

const CHATS: Record<string, string> = { 'wa.me': 'WhatsApp', 'api.whatsapp.com': 'WhatsApp', 'm.me': 'Messenger' }

/** Where a link leads, as people know it: the service by its name where its host's name tells nothing, else the host. */
export const placeOf = (address: string) => {
  const host = hostOf(address)
  return CHATS[host] ?? host
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** Chat link with an empty preset text, as in the footer. */
export const chatLink = (phone: string) => `https://wa.me/${digitsOf(phone)}?text=`

/** Chat link with a message in it that the visitor can still change, such as "Hi, I want to book Restorative Dive". */
export const messageLink = (phone: string, text: string) =>
  `https://api.whatsapp.com/send?phone=${digitsOf(phone)}&text=${encodeURIComponent(text)}`

/** A chat with a page on Facebook, begun with the words of another chat or letter (Meta, “m.me links”). */
export const messengerLink = (page: string, begun: string) => {
  const { searchParams } = new URL(begun)
  const words = searchParams.get('text') ?? searchParams.get('body') ?? ''
  return `https://m.me${new URL(page).pathname}?text=${encodeURIComponent(words)}`
}

/** The address of a chat that has no message yet, with this one; any other address as it is. */
export const withMessage = (address: string, text: string) =>
  /^https:\/\/wa\.me\/\d+$/.test(address) ? `${address}?text=${encodeURIComponent(text)}` : address

/** A web compose window with the address, subject and body filled in. */
export const composeMailLink = (to: string, subject: string, body: string) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(to)}&su=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** The same in the visitor's own mail program (RFC 6068). */
export const mailLink = (to: string, subject: string, body: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** The film's page, for visitors without script. */
export const videoPageLink = (youtubeId: string) => `https://www.youtube.com/watch?v=${youtubeId}`

export const VIDEO_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com'

/** The player, made only when the visitor asks for it; the host sets no cookie before play. */
export const videoPlayerLink = (youtubeId: string) => `${VIDEO_PLAYER_ORIGIN}/embed/${youtubeId}?autoplay=1&rel=0`
