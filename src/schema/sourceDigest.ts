import { createHash } from 'node:crypto'
import type { CheckedFile } from './checkedFile'
import { isGroup } from './signs'
import { wordsOf } from './translation'

/** Of the SHA-256, in hexadecimal */
const DIGITS = 12

/** In the order of the alphabet, so that nothing hangs on the order in which a file or a schema names its fields. */
const sorted = (_key: string, value: unknown) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/**
 * A digest of an English file's words: those of its translated fields, and its text. It changes when a word, a link or the order
 * of a list does, not when only lines are broken anew or a picture or a day is another one.
 */
export const sourceDigest = ({ type, frontMatter, body }: Pick<CheckedFile, 'type' | 'frontMatter' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([wordsOf(type.schema.shape, frontMatter), body.trim().replace(/\s+/g, ' ')], sorted))
    .digest('hex')
    .slice(0, DIGITS)
