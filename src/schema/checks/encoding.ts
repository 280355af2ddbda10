import type { LineMistake } from '../yamlMistakes'

/** An article of 900 words is about 6 kB. */
const MOST_BYTES = 200_000

const SAVE_AS = 'open it in a text editor and save it with the encoding UTF-8'

/** Of UTF-16 without its mark, about every second byte is 0; in UTF-8 that is a sign of its own, refused with its place. */
const isUtf16 = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.filter((byte) => byte === 0).length * 4 > bytes.length

const lineOfSign = (text: string, sign: string) => text.slice(0, text.indexOf(sign)).split('\n').length

/**
 * The text of a file, or a sentence on why it cannot be read. Text is UTF-8, with or without a byte-order mark
 * (RFC 3629); anything else shows as wrong letters.
 */
export const decodeText = (bytes: Buffer): string | LineMistake => {
  if (bytes.length > MOST_BYTES) {
    const found = `${(bytes.length / 1e6).toFixed(1)} MB`
    return {
      line: 1,
      message: `holds ${found} of text; write at most ${MOST_BYTES / 1000} kB, and put pictures beside it.`,
    }
  }
  if (isUtf16(bytes)) return { line: 1, message: `is not saved as UTF-8 but as UTF-16; ${SAVE_AS}.` }
  const text = bytes.toString('utf8')
  if (text.replace('\uFEFF', '').trim() === '') {
    return { line: 1, message: 'is empty; write the fields between two lines of ---, and the text below.' }
  }
  if (text.includes('\uFFFD')) {
    const line = lineOfSign(text, '\uFFFD')
    return { line, message: `is not saved as UTF-8: line ${line} holds a letter that cannot be read; ${SAVE_AS}.` }
  }
  return text
}
