const FIRST_NUMBER = /^(\D*?)([-−–] ?)?(\d[\d,]*(?:\.\d+)?)/

/**
 * The first number in a text: "over 2,000 euros" is 2000, "0.94" is 0.94, "−0.4" is -0.4; 0 where there is none. A hyphen
 * behind a letter or a digit is no minus: "mid-2024" is 2024, "8-13 m" is 8.
 */
export const figureNumber = (text: string) => {
  const [, before = '', minus, digits = '0'] = FIRST_NUMBER.exec(text) ?? []
  const size = Number(digits.replace(/,/g, ''))
  return minus && !/[a-z]$/i.test(before) ? -size : size
}
