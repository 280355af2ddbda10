import type { Mistake } from '../../src/schema/mistake'

/** A mistake in words, in the language of the desk. */
export const mistakeSaid = ({ message }: Pick<Mistake, 'message'>): string => message

/** What belongs in a field, as a sentence in the language of the desk. */
export const hintSaid = (write: string): string => `${write.charAt(0).toUpperCase()}${write.slice(1)}.`
