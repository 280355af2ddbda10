/** The words of a mistyped path, to search for: "turtle day" of /news/turtle-day_2. Empty where there are none. */
export const addressWords = (path: string): string => {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1)
  let text = last
  try {
    text = decodeURIComponent(last)
  } catch {
    // not escaped as RFC 3986 has it: taken as it stands
  }
  return (text.replace(/[.][a-z]+$/i, '').match(/\p{L}{2,}/gu) ?? []).join(' ').slice(0, 60)
}
