/** Keeps an amount on one line with its unit or currency. */
export const bindUnits = (text: string) =>
  text.replace(/(?<=\d) (?=(?:km|m|cm|kg|g|ha|am|pm)\b)|(?<=\b(?:IDR|Rp|USD)) (?=\d)/g, '\u00a0')
