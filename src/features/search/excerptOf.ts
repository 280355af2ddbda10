/** Words around those that were found, as HTML: an ellipsis stands where a sentence was cut. */
export const excerptOf = (html: string): string => {
  const cutBefore = /^(?:<mark>)?\p{Ll}/u.test(html)
  const cutAfter = !/[.!?…](?:<\/mark>)?$/.test(html)
  return `${cutBefore ? '… ' : ''}${html}${cutAfter ? ' …' : ''}`
}
