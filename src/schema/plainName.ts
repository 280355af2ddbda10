import { slug } from '../lib/slug'

/** Letters that every system and every web server writes alike; Windows drops a full stop at the end. */
const PLAIN_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/

/** Names that Windows keeps for its devices, with any ending (learn.microsoft.com, "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Whether a file or folder is called as it should be: a space mostly comes with a copy. */
export const isPlainName = (name: string) => PLAIN_NAME.test(name) && !DEVICE.test(name)

/** The beginning of a file's name as it should be: small letters, digits and hyphens. */
export const plainStem = (stem: string) => {
  const words = slug(stem) || 'picture'
  return DEVICE.test(words) ? `${words}-file` : words
}

/** The whole name as it should be. */
export const plainName = (name: string) => {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?[. ]*$/s.exec(name) ?? []
  return `${plainStem(stem)}${ending.toLowerCase()}`
}
