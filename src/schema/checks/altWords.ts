const ENDING = /\.(?:jpe?g|png|webp|gif|hei[cf]|avif|tiff?|bmp|svg|raw|dng|mov|mp4)\W*$/i

/** One word with figures, underscores or hyphens: DSC_0001234, sea-turtle, the letters and figures of a UUID */
const ONE_WORD = /^(?=.*\p{L})\S*[\d_-]\S*$/u

/** Only words that cameras, telephones and chat programs make names of, in the languages that are spoken here */
const GIVEN_NAME =
  /^(?:(?:img|dscn?|dcim|pxl|pano|scan|whatsapp|telegram|signal|snapchat|received|download|screen|shot|screenshot|tangkapan|layar|bildschirmfoto|images?|foto|photos?|picture|gambar|bild|video|file|design|untitled|unnamed|copy|kopie|salinan|of|from|dari|at|pukul|um|final|edit|edited|new|version|export|[ap]m)(?!\p{L})|\P{L})+$/iu

const WORD = /\p{L}{2}/u

/** Words of letters, each once. */
const wordsIn = (text: string) => {
  const words = text.toLowerCase().split(/\s+/)
  return new Set(words.filter((word) => WORD.test(word) && !/[\d_]/.test(word)))
}

/** What a text is that does not say what is seen in a picture: the middle of a sentence. */
export const altMistake = (text: string): string | undefined => {
  if (/\p{L}/u.test(text) && [ENDING, ONE_WORD, GIVEN_NAME].some((name) => name.test(text))) return 'the name of a file'
  return wordsIn(text).size < 2 ? 'which says nothing' : undefined
}
