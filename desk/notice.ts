const line = document.createElement('p')
line.setAttribute('role', 'status')
line.className = 'desk-notice'
line.addEventListener('click', () => notice(''))
document.body.append(line)

/** Says one sentence at the foot of the screen, over everything else, until it is tapped or the next one comes. */
export const notice = (sentence: string) => {
  line.textContent = sentence
}
