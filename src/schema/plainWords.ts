/** What is wrong with words of a field, which visitors see as they stand. */

/** Pairs of signs of Markdown around words, links, HTML, and what HTML writes for signs */
const MARKUP =
  /(\*\*?|__?|~~|`|==)(?=[^\s*_~`=])[^*_~`=\n]*\p{L}[^*_~`=\n]*\1(?!\p{L})|!?\[[^\]\n]*\]\([^)\n]*\)|<\/?[a-z][^>\n]*>|&(?:#\d+|[a-z]+);|^#{1,6} /iu

/** Signs of Markdown or HTML in words that hold none; undefined where there are none. */
export const markupIn = (text: string): string | undefined => MARKUP.exec(text)?.[0]

/** The name of a file, as cameras and chat programs give it, or one word */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|gif|hei[cf]|avif)\W*$|^(?=\S+$)\S*[\d_]|^(?:img|dsc|pxl|whatsapp|screenshot|image|photo|foto|gambar)[\d\s_.-]*$/i

/** Whether a text does not say what is seen in a picture. */
export const isNoDescription = (text: string) => FILE_NAME.test(text) || !/\p{L}{2}\P{L}+\p{L}{2}/u.test(text)
