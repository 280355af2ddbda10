/**
 * A page's HTML less what editors decide: words, addresses, what other programs read, and of things that stand side by side
 * and are alike (cards, paragraphs, slides) all but the first. What is left grows with the code only. Runs in a browser.
 * @param html the page as the server sends it
 */
export const withoutContent = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, root: ParentNode = page) => [...root.querySelectorAll(selector)]
  const isLike = (one: Element) => (other: Element) =>
    other.tagName === one.tagName && other.getAttribute('class') === one.getAttribute('class')

  all('meta[property], meta[name^="twitter:"], script[type="application/ld+json"], style:not([data-href])').forEach(
    (element) => element.remove(),
  )
  for (const element of all('body :not(script, style, source, svg *)')) {
    const siblings = [...(element.parentElement?.children ?? [])]
    if (siblings.slice(0, siblings.indexOf(element)).some(isLike(element))) element.remove()
  }
  for (const element of all('body :not(script, style, svg *), title, meta')) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) node.nodeValue = ''
    for (const name of ['alt', 'aria-label', 'content', 'href', 'src', 'srcset', 'data-style'])
      element.removeAttribute(name)
  }
  all('link[imagesrcset]').forEach((link) => link.removeAttribute('imagesrcset'))
  return page.documentElement.outerHTML
}
