import { ALL_LANGUAGES, SOURCE_LANGUAGE } from '../i18n/languages'
import { contentTypes } from '../schema/registry'
import { collectionsOf } from './collections'

/** It stands in a new form already; who has never seen a site's insides would look for what to write. */
const NUMBER_HINT = 'Leave it as it is: a new story gets the next free number, and its address ends with it.'

/**
 * What Decap CMS is told (decapcms.org, "Configuration"), but for its backend.
 * @param previewed names of the types that have a preview
 * @param nextNumber the number for a new article
 */
export const deskConfig = (previewed: ReadonlySet<string>, nextNumber: number) => {
  const collections = collectionsOf(contentTypes, previewed)
  const number = collections[0]?.fields?.find(({ name }) => name === 'number')
  if (number) Object.assign(number, { default: nextNumber, hint: NUMBER_HINT })
  return {
    load_config_file: false,
    show_preview_links: false,
    logo: { src: '../favicon.svg' },
    media_folder: 'content',
    public_folder: '/',
    i18n: { structure: 'multiple_files', locales: ALL_LANGUAGES, default_locale: SOURCE_LANGUAGE },
    slug: { encoding: 'ascii', clean_accents: true },
    collections,
  }
}
