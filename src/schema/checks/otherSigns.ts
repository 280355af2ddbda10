interface OtherSign {
  /** The group `words` holds the words that are meant, `base` what a small letter stands behind, where there are any */
  sign: RegExp
  /** What to do about it in a text */
  advice: (words: string, base: string) => string
}

const takeOut = () => 'take it out'
const withoutStrike = (words: string) => `take ${words} out, or the signs around it`

/** Signs of other ways of writing than the Markdown of this site: they would stay on the page as they are. */
export const OTHER_SIGNS: readonly OtherSign[] = [
  {
    sign: /\[\^[^\]\s]+\]:?|\^\[[^\]\n]+\]/,
    advice: () => 'write the note in brackets, or name the source in the field "sources"',
  },
  { sign: /\[\[(?<words>[^[\]\n]+)\]\]/, advice: (words) => `write [${words}](/the-page)` },
  { sign: /~~(?<words>[^~\n]+)~~/, advice: withoutStrike },
  { sign: /(?<![\p{L}\d)~])~(?=[^\s~])(?<words>[^~\n]*[^\s~])~(?![\w~])/u, advice: withoutStrike },
  { sign: /==(?=[^\s=])(?<words>[^=\n]+)(?<!\s)==/, advice: (words) => `write **${words}**` },
  { sign: /\+\+(?=[^\s+])(?<words>[^+\n]+)(?<!\s)\+\+/, advice: (words) => `write ${words}` },
  {
    sign: /(?<![\w:/]):[a-z][a-z_]*[a-z](?:[+-]\w+)?:(?![\w:/])/,
    advice: () => 'put the emoji itself there, or take it out',
  },
  { sign: /(?<base>[\p{L}\d)]+)~(?<words>[\w+-]{1,4})~/u, advice: (words, base) => `write ${base}<sub>${words}</sub>` },
  {
    sign: /(?<base>[\p{L}\d)]+)\^[{(]?(?<words>[+-]?\w{1,3})[})^]?/u,
    advice: (words, base) => `write ${base}<sup>${words}</sup>`,
  },
  {
    sign: /\b(?<base>[A-Z]{1,2}[a-z]?)_\{?(?<words>\d)\}?(?![\d_])/,
    advice: (words, base) => `write ${base}<sub>${words}</sub>`,
  },
  { sign: /\{[#.:][^}\n]*\}|\{\{[^}\n]*\}\}|\{%[^}\n]*%\}|\[toc\]/i, advice: takeOut },
  {
    sign: /\[(b|i|u|s|url|img|quote|color|size|center)(?:=[^\]\n]*)?\](?<words>[^\n]*?)\[\/\1\]/i,
    advice: (words) => `write ${words}`,
  },
  { sign: /(?<!\\)`+/, advice: () => 'write ’ for an apostrophe, or take it out' },
]
