import { said } from './words/deskWords'

const line = document.createElement('p')
line.setAttribute('role', 'status')
line.className = 'desk-notice'
document.body.append(line)

/**
 * Says something at the foot of the screen, over everything else, until it is tapped, somebody writes on, or the next one comes.
 * @param page the address of a page that the editor will want to see
 */
export const notice = (sentence: string, page?: string) => {
  line.textContent = sentence
  if (!page) return
  const link = Object.assign(document.createElement('a'), { href: page, target: '_blank', textContent: said.seePage })
  line.append(' ', link)
}

line.addEventListener('click', () => notice(''))
document.addEventListener('input', () => notice(''))
