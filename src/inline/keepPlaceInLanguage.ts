/* eslint-disable @typescript-eslint/no-non-null-assertion -- every page has a main part and a footer */
/**
 * Lets the links to the page in another language (`hreflang`) lead to the place in it where the visitor is, with the fragment
 * and the words of a search. The place stands behind the fragment, as the number of a part of the page and how much of it is
 * above the window (`#team~3.5`), and is taken off the address on arrival.
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 */
export const keepPlaceInLanguage = () => {
  const parts = () => Array.from(document.querySelectorAll('main > *, footer'))
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
      if (!link) return
      const all = parts()
      const part = all.findIndex((one) => one.getBoundingClientRect().bottom > 0)
      const { top, height } = all[part]!.getBoundingClientRect()
      link.search = location.search
      link.hash = location.hash + (scrollY > 0 ? `~${part + Math.max(0, -top) / height}` : '')
    },
    true,
  )
  const [, fragment = '', place] = /^#(.+)?~([\d.]+)$/.exec(location.hash) || []
  const part = parts()[Math.floor(Number(place))]
  if (!part) return
  const { top, height } = part.getBoundingClientRect()
  scrollTo(0, scrollY + top + (Number(place) % 1) * height)
  // later the browser would go to the fragment
  addEventListener('load', () =>
    history.replaceState(null, '', location.pathname + location.search + (fragment && `#${fragment}`)),
  )
}
