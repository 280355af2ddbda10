const WORDS_A_MINUTE = 220

/** Whole minutes that an adult needs to read a text, at least one. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
