/** A name of the code as words: `secondPictureAlt` is "Second picture alt", `HomeBanner` is "Home banner". */
export const plainWords = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
