import { globalHistory } from '@gatsbyjs/reach-router'

/** A page that has been fetched is there after some frames; the browser holds its picture still until then. */
const LONGEST_HOLD_MS = 1000

let arrived: (() => void) | undefined

/** The other page is drawn. */
export const endTransition = () => arrived?.()

const isInView = (card: Element) => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  return left >= 0 && right <= innerWidth && bottom > 0 && top < innerHeight
}

/** Marks the card that leads to a page: its picture and the page's lead are one (StoryCard.module.css). */
const markCard = (path: string) => {
  const card = [...document.querySelectorAll('article')].find(
    (article) => article.querySelector(`h3 a[href="${path}"]`) && isInView(article),
  )
  card?.toggleAttribute('data-leads', true)
  return () => card?.removeAttribute('data-leads')
}

/**
 * Changes from page to page in a view transition (CSS View Transitions Level 1) where the browser has them, and none where
 * less motion is preferred: a card's picture becomes the article's lead and, on the way back, the card's again. Loads of
 * whole pages do the same by style sheet alone (src/styles/base.css). Nothing waits for it: a page that is yet to be
 * fetched comes without.
 */
export const transitionPages = () => {
  let path = window.location.pathname
  let last: ViewTransition
  // the router draws the page in the next frame; the browser takes its picture of the old one at that frame's end
  globalHistory.listen(({ location: { pathname } }) => {
    const from = path
    path = pathname
    if (from === path || !('startViewTransition' in document) || !window.___loader.loadPageSync(path)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // the page may be drawn before the browser asks for it
    const drawn = new Promise<void>((resolve) => {
      arrived = resolve
      window.setTimeout(resolve, LONGEST_HOLD_MS)
    })
    let unmark = markCard(path)
    const transition = document.startViewTransition(async () => {
      await drawn
      unmark()
      unmark = markCard(from)
    })
    last = transition
    // the browser restores where a page was left; smoothly, it would end in a wrong place, and Firefox, which goes on
    // keeping things where they are while it shows pictures of them (scroll anchoring), at the end of the page
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    style.overflowAnchor = 'none'
    // another navigation ends it early
    transition.ready.catch(() => undefined)
    void transition.finished.finally(() => {
      unmark()
      if (transition === last) style.scrollBehavior = style.overflowAnchor = ''
    })
  })
}
