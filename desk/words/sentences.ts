import { say, sentenceOf, type Message, type Wording } from '../../src/schema/mistake'
import { deskLanguage } from './deskWords'
import { fieldLabel } from './labels'

const WORDING: Wording = { language: deskLanguage, nameOf: (field) => `“${fieldLabel(field)}”` }

/** A mistake in words, in the language of the desk. */
export const mistakeSaid = (mistake: Parameters<typeof sentenceOf>[0]): string => sentenceOf(mistake, WORDING)

/** What belongs in a field, as a sentence in the language of the desk. */
export const hintSaid = (write: Message): string => {
  const words = say(write, WORDING)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
