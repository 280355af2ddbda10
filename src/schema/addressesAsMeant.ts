import { SKIP, visit } from 'unist-util-visit'
import { stretchOf } from '../lib/stretchOf'
import { BROKEN_LINK, markdownTree } from './markdown'

/** A full address that is secure, or one with www. in front, which browsers ask securely first */
const BARE =
  /(?<![\p{L}\d@/.=\\-])(?:https:\/\/|www\.(?=[\p{L}\d-]+\.))[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[^\s<>[\]"“”„«»`]*/giu

/** Signs at its end that belong to the sentence, but for a bracket that the address opens itself */
const BEHIND = /(?:[.,;:!?'’…*_]|\\.?)+$/
const lastBracket = (address: string) => address.endsWith(')') && address.split(')').length > address.split('(').length

const addressIn = (found: string): string => {
  const address = found.replace(BEHIND, '')
  if (lastBracket(address)) return addressIn(address.slice(0, -1))
  return address
}

/** What a screen reader has to say, and a telephone to show in one line */
const MOST_LETTERS = 40

/** The words of a link that has none of its own: its host and path, without what only a server reads. */
const wordsFor = (address: string) => {
  const plain = address.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const [host = '', ...path] = plain
    .replace(/^(?:https:\/\/)?(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
  const whole = [host.toLowerCase(), ...path].join('/')
  const words = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS - 1)}…` : whole
  return words.replace(/[\\`*_[\]<&~]/g, '\\$&')
}

const linkTo = (address: string) => {
  const [start = '', ...rest] = address.replace(/^https:\/\//i, '').split(/(?=[/?#])/)
  const url = ['https://', start.toLowerCase(), ...rest]
    .join('')
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
  return `[${wordsFor(address)}](${url})`
}

const withLinks = (written: string) =>
  written.replace(BARE, (found) => {
    const address = addressIn(found)
    return `${linkTo(address)}${found.slice(address.length)}`
  })

/**
 * A text in Markdown whose bare addresses are links, as whoever pasted them from a chat meant. Those that are not secure stay as
 * they stand, and so does what was meant for a link with words of its own.
 */
export const addressesAsMeant = (text: string): string => {
  if (!/https:\/\/|www\./i.test(text)) return text
  const changes: { start: number; end: number; meant: string }[] = []
  visit(markdownTree(text), (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP
    if (node.type !== 'text') return undefined
    const { start, end } = stretchOf(node)
    const written = text.slice(start, end)
    if (!BROKEN_LINK.test(written)) changes.push({ start, end, meant: withLinks(written) })
    return undefined
  })
  return changes.reduceRight(
    (meant, { start, end, meant: part }) => meant.slice(0, start) + part + meant.slice(end),
    text,
  )
}
