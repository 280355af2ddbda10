const FIRST_NUMBER = /^(\D*?)([-−–] ?)?(\d[\d.,]*)/

/**
 * The first number in a text: "over 2,000 euros" is 2000, "0.94" is 0.94, "−0.4" is -0.4; 0 where there is none. A hyphen
 * behind a letter or a digit is no minus: "mid-2024" is 2024, "8-13 m" is 8.
 * @param decimalSign of the language that the text is in; the other one of "." and "," stands between thousands
 */
export const figureNumber = (text: string, decimalSign = '.') => {
  const [, before = '', minus, digits = '0'] = FIRST_NUMBER.exec(text) ?? []
  const [whole = '', part = ''] = digits.split(decimalSign)
  const size = Number(`${whole.replace(/[.,]/g, '')}.${part.replace(/\D.*$/, '')}`)
  return minus && !/[a-z]$/i.test(before) ? -size : size
}
