/**
 * What is pasted into a text from a word processor or a chat, as the text editor of Decap CMS understands it: it knows the names of
 * elements alone, no styles, no `<b>`, no tables.
 */

/** Day, time and name in front of a message of a chat: `[18/05/2025, 08.12] Budi: ` */
const STAMP = /^\s*\[[\d/.:,\s]+(?:[ap]\.?m\.?)?\](?:\s*[^:\n]{1,60}:)?[ \t]*/gim
const BULLET = /^\s*(?:[•●■▪◦○‣·§*-]|o(?=\s{2}))\s+/
const NUMBER = /^\s*\d{1,2}[.)]\s+/

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** As chats write bold and italic words */
const marked = (text: string) =>
  escaped(text)
    .replace(/(?<![\p{L}\d*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\d*])/gu, '<strong>$1</strong>')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_\n]*\S)_(?![\p{L}\d_])/gu, '<em>$1</em>')

const withoutStamps = (text: string) => text.replace(STAMP, '')

/** Plain text, whose lines are paragraphs, and entries of lists where they begin like one. */
const asHtml = (text: string) =>
  withoutStamps(text)
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const mark = [BULLET, NUMBER].find((one) => one.test(line))
      const list = mark === NUMBER ? 'ol' : 'ul'
      return mark ? `<${list}><li>${marked(line.replace(mark, ''))}</li></${list}>` : `<p>${marked(line)}</p>`
    })
    .join('')
    .replace(/<\/(ul|ol)><\1>/g, '')

const renamed = (element: Element, name: string) => {
  const other = element.ownerDocument.createElement(name)
  if (element instanceof HTMLAnchorElement) other.setAttribute('href', element.href)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** A paragraph that a word processor draws as an entry of a list. */
const listEntry = (paragraph: Element) => {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]')
  const sign = marker?.textContent ?? paragraph.textContent ?? ''
  marker?.remove()
  const isNumbered = /^\s*\w{1,3}[.)]/.test(sign)
  const first = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()
  if (first && !marker) first.nodeValue = (first.nodeValue ?? '').replace(isNumbered ? NUMBER : BULLET, '')
  const list = renamed(paragraph, isNumbered ? 'ol' : 'ul')
  const entry = paragraph.ownerDocument.createElement('li')
  entry.append(...list.childNodes)
  list.append(entry)
}

/** Texts of this site have no tables: a row becomes an entry of a list, its first cell in front of the others. */
const tableAsList = (table: Element) => {
  const list = table.ownerDocument.createElement('ul')
  for (const row of table.querySelectorAll('tr')) {
    const [first = '', ...others] = [...row.children].map((cell) =>
      (cell.textContent ?? '').replace(/\s+/g, ' ').trim(),
    )
    const entry = table.ownerDocument.createElement('li')
    entry.textContent = others.length > 0 ? `${first}: ${others.join(', ')}` : first
    list.append(entry)
  }
  table.replaceWith(list)
}

/** HTML with the elements that the text editor knows, and nothing else. */
const plainHtml = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const each = (selector: string, change: (element: Element) => void) => body.querySelectorAll(selector).forEach(change)
  each('style, script, title, meta, link', (element) => element.remove())
  each('[style*="mso-list"]:is(p, h1, h2, h3), p[class*="MsoListParagraph"]', listEntry)
  each('table', tableAsList)
  each('*', (element) => {
    const style = styleOf(element)
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style) && element.matches('span')) element = renamed(element, 'strong')
    if (/font-style:\s*italic/i.test(style) && element.matches('span')) element = renamed(element, 'em')
    if (element.matches('b')) renamed(element, /font-weight:\s*(normal|400)/i.test(style) ? 'span' : 'strong')
    else if (element.matches('i')) renamed(element, 'em')
    else if (element.matches('h1')) renamed(element, 'h2')
    else if (element.matches('li p')) renamed(element, 'span')
  })
  const clean = body.innerHTML
    .replace(/<!--[^]*?-->|<\/?(?:span|font|o:p)\b[^>]*>/g, '')
    .replace(/(?:&nbsp;|\s)+/g, ' ')
  return clean.replace(/<\/(ul|ol)>\s*<\1>/g, '').trim()
}

/** Stands in front of every text editor of the desk; what was copied from one of them passes as it is. */
export const keepFormOfPastes = () => {
  window.addEventListener(
    'paste',
    (event) => {
      const editor = (event.target as Element).closest('[data-slate-editor]')
      const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData?.getData(type) ?? '')
      if (!editor || !(html || text) || html.includes('data-slate-fragment')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const dataTransfer = new DataTransfer()
      dataTransfer.setData(
        'text/html',
        /<(b|strong|i|em|p|li|table|h\d|span)\b/i.test(html) ? plainHtml(html) : asHtml(text),
      )
      dataTransfer.setData('text/plain', withoutStamps(text))
      // it inserts what the browser says that it is about to insert
      editor.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }),
      )
    },
    { capture: true },
  )
}
