/** Keeps on one line an amount with its unit or currency, "p = 0.71", and "09:00–12:00". */
export const bindUnits = (text: string) =>
  text
    .replace(/(?<=\d) (?=(?:km|m|cm|kg|g|ha|am|pm)\b)|(?<=\b(?:IDR|Rp|USD)) (?=\d)/g, '\u00a0')
    .replace(/(?<=\p{L}) ([<=>]) (?=\d)/gu, '\u00a0$1\u00a0')
    .replace(/(?<=\d[.:]\d\d)–(?=\d)/g, '\u2060–\u2060')
