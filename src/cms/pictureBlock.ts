import * as z from 'zod'
import { altText, caption, picture } from '../schema/fields'
import { plainForm } from './fieldConfig'

interface Said {
  image?: string
  alt?: string
  caption?: string
}

const fields = z.strictObject({ image: picture(), alt: altText(), caption: caption().optional() })

/** Nothing of it may end the square brackets or the quotation marks around it. */
const within = (text = '') => text.replace(/[[\]]/g, '').replace(/"/g, '”').replace(/\s+/g, ' ').trim()

/** A picture between the paragraphs of a text, as the desk's editor shows it: a form within the text. */
export const pictureBlock = {
  id: 'image',
  label: 'Picture',
  fields: plainForm(fields),
  pattern: /^!\[([^\]\n]*)\]\(([^\s()]+)(?: "([^"\n]*)")?\)(?=\n|$)/,
  fromBlock: ([, alt = '', image = '', words = '']: readonly string[]): Said => ({ image, alt, caption: words }),
  toBlock: ({ image = '', alt, caption: words }: Said) =>
    `![${within(alt)}](${image}${within(words) && ` "${within(words)}"`})`,
}
