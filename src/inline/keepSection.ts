/* eslint-disable @typescript-eslint/no-non-null-assertion -- the selector asks for the attribute; a comment inside would stand in every page */
/**
 * Lets a link to the same page in another language lead to the section that is being read: the last one that has come up to
 * the middle of the window, by its id or that of its heading, which every language has. At the top of a page to the page, and
 * from the footer too: who has come past the last section begins anew.
 * Changed when the link is pressed, so that it opens there in a new tab too.
 *
 * The text of this function stands in every page that has such a link and runs there by itself, because links are followed
 * before the page's script has come: it may use nothing from outside, nor syntax for which the compiler calls a helper.
 */
export const keepSection = () => {
  const keep = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.hash = ''
    if (link.closest('footer')) return
    document.querySelectorAll('main section[aria-labelledby]').forEach((section) => {
      if (scrollY && section.getBoundingClientRect().top < innerHeight / 2)
        link.hash = section.id || section.getAttribute('aria-labelledby')!
    })
  }
  addEventListener('pointerdown', keep, true)
  addEventListener('click', keep, true)
}
