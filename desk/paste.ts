/** What is pasted from a word processor or a chat, in the elements that the text editor of Decap CMS knows: no `<b>`, no tables. */
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { markdownTree } from '../src/schema/markdown'
import { tidyMarkdown } from '../src/schema/tidyMarkdown'

/** Day, time and name in front of a message of a chat: `[18/05/2025, 08.12] Budi: `, or `18/05/25 08.12 - Budi: ` */
const STAMP =
  /^\s*(?:\[[\d/.:,\s]+(?:[ap]\.?m\.?)?\]|\d+[/.]\d+[/.]\d+,? \d+[.:]\d+(?: [ap]m)? -)(?:\s*[^:\n]{1,60}:)?[ \t]*/gim
const BOLD = /(?<![\p{L}\d*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\d*])/gu
/** In front of a line that is no entry of a list */
const NEW_LINE = /\n(?![-*]\s|\d+[.)]\s)/g

/** What chats write is nearly Markdown, but that every line is a paragraph. */
const asHtml = (chat: string) => {
  const text = tidyMarkdown(chat.replace(STAMP, '')).replace(BOLD, '**$1**').replace(/\n\s*/g, '\n')
  return toHtml(toHast(markdownTree(text.replace(NEW_LINE, '\n\n')))).replace(/\n/g, '')
}

const renamed = (element: Element, name: string) => {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** What the text editor calls an element; undefined where it knows its name. */
const knownName = (element: HTMLElement) => {
  const { fontWeight, fontStyle } = element.style
  if (element.matches('b')) return /normal|400/.test(fontWeight) ? 'span' : 'strong'
  if (element.matches('h1')) return 'h2'
  if (!element.matches('span')) return undefined
  return /bold|[6-9]00/.test(fontWeight) ? 'strong' : fontStyle === 'italic' ? 'em' : undefined
}

/** A paragraph that a word processor draws as an entry of a list, with a sign in front. */
const listEntry = (sign: HTMLElement) => {
  const paragraph = sign.closest('p')
  if (!paragraph) return
  const list = renamed(paragraph, /^\s*\w{1,3}[.)]/.test(sign.textContent ?? '') ? 'ol' : 'ul')
  sign.remove()
  list.innerHTML = `<li>${list.innerHTML}</li>`
}

/** Texts of this site have no tables: a row becomes an entry of a list, its first cell in front of the others. */
const rowsAsList = (table: Element) => {
  const entries = [...table.querySelectorAll('tr')].map((row) => {
    const cells = [...row.children].map((cell) => cell.textContent?.trim())
    row.textContent = cells.join(', ').replace(', ', ': ')
    return renamed(row, 'li')
  })
  renamed(table, 'ul').replaceChildren(...entries)
}

/** HTML with the elements that the text editor knows, and nothing else. Lists that follow each other are one. */
const plainHtml = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const each = (selector: string, change: (element: HTMLElement) => unknown) =>
    body.querySelectorAll<HTMLElement>(selector).forEach(change)
  each('style', (element) => element.remove())
  each('[style*="mso-list:Ignore" i]', listEntry)
  each('table', rowsAsList)
  each('*', (element) => {
    const name = knownName(element)
    if (name) renamed(element, name)
  })
  // of an entry without one, the text editor makes a paragraph of each piece
  each('li:not(:has(p, ul, ol))', (entry) => (entry.innerHTML = `<p>${entry.innerHTML}</p>`))
  const clean = body.innerHTML.replace(/<!--[^]*?-->|<\/?(?:span|font|o:p)\b[^>]*>/g, '')
  return clean
    .replace(/(?:&nbsp;|\s)+/g, ' ')
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
    .trim()
}

const pasteAsFormed = (event: ClipboardEvent) => {
  const editor = (event.target as Element).closest('[data-slate-editor]')
  const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData?.getData(type))
  if (!editor || !(html || text) || html.includes('data-slate-fragment')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const dataTransfer = new DataTransfer()
  const isFormed = /<(b|strong|i|em|p|li|table|h\d|span)\b/i.test(html)
  dataTransfer.setData('text/html', plainHtml(isFormed ? html : asHtml(text)))
  // it inserts what the browser says that it is about to insert
  editor.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }),
  )
}

/** Stands in front of every text editor of the desk; what was copied from one of them passes as it is. */
export const keepFormOfPastes = () => window.addEventListener('paste', pasteAsFormed, { capture: true })
