import { deskWording } from '../config/deskWording'
import type { Wording } from '../schema/mistake'
import { dictionary, type Said } from './dictionary'
import { indonesianLabels } from './indonesianLabels'
import { plainWords } from './plainWords'

/** The language of the desk's own words: Indonesian in an Indonesian browser. */
export const deskLanguage = navigator.language.startsWith('id') ? 'id' : 'en'

export const deskWords = deskWording[deskLanguage]

/** A field by the name that stands above its box. */
const labelOf = (field: string) => {
  if (field === 'body') return deskLanguage === 'id' ? 'Teks' : 'the text'
  const words = plainWords(field)
  return `“${deskLanguage === 'id' ? (indonesianLabels[words] ?? words) : words}”`
}

/** How the checks speak at the desk. */
export const checkWording: Wording = deskLanguage === 'id' ? { language: 'id', nameOf: labelOf } : { language: 'en' }

/** What the desk itself says of files */
const INDONESIAN: Said = {
  'Somebody else has changed {fields} of this file since you opened it. Nothing is lost and nothing was saved. To see their words, open this page in a second tab. Press Publish again to put yours in the place of theirs; what else they changed stays.':
    'Orang lain telah mengubah {fields} sejak Anda membukanya. Tidak ada yang hilang dan belum ada yang disimpan. Untuk melihat tulisannya, buka halaman ini di tab kedua. Tekan Terbitkan sekali lagi untuk memakai tulisan Anda; perubahan lain dari orang itu tetap ada.',
  'Somebody else has deleted this file since you opened it, or the connection is broken. Nothing was saved. Press Publish again to write it anew.':
    'Orang lain telah menghapusnya sejak Anda membukanya, atau sambungan terputus. Belum ada yang disimpan. Tekan Terbitkan sekali lagi untuk menulisnya kembali.',
  'This file cannot be read:': 'Berkas ini tidak bisa dibaca:',
  'Mend it by hand.': 'Perbaiki langsung di berkasnya.',
}
const indonesianOf = dictionary(INDONESIAN, { fields: { pattern: '.+', said: (text) => text } })

/** A sentence of the desk, in its language. */
export const saidHere = (sentence: string) => (deskLanguage === 'id' ? (indonesianOf(sentence) ?? sentence) : sentence)
