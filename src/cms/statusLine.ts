/** How long a sentence stays, so that it can be read while the picture is chosen */
const STAYS_MS = 12_000

const line = document.createElement('p')
line.setAttribute('role', 'status')
line.className = 'desk-status'
document.body.append(line)

let going: ReturnType<typeof setTimeout> | undefined

/** Says at the foot of the screen what goes on, over everything else; screen readers read it out. */
export const saysNow = (sentence: string) => {
  clearTimeout(going)
  line.textContent = sentence
}

/** The same, for a while. */
export const saysForAWhile = (sentence: string) => {
  saysNow(sentence)
  going = setTimeout(() => saysNow(''), STAYS_MS)
}
