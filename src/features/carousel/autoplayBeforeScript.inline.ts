/* eslint-disable @typescript-eslint/no-non-null-assertion -- each page would carry the checks of what its own markup holds */
/**
 * Moves the rows of carousels that play (`data-plays`) to their next slide every `delayMs` as long as the page's script has
 * not come, so that a story that is only read loads none. Dots and position follow the row, also where it is swiped; React
 * finds it where it stands (`ScrollRow`). A row moves in sight only, not under the pointer or with the focus in it (WAI-ARIA
 * APG, carousel pattern), never where less motion is preferred or data is to be saved, and no more once the visitor has
 * touched it or its pause (WCAG 2.2.2). While it moves by itself it bears `data-moves`, since its scrolling is nobody's wish.
 *
 * The text of this function stands in the pages that have such a carousel and runs there by itself: it may use nothing from
 * outside, nor syntax for which the compiler calls a helper.
 * @param visibleDots which dots are shown, as `CarouselDots` does
 */
export const autoplayBeforeScript = (delayMs: number, visibleDots: (count: number, current: number) => number[]) => {
  const { connection } = navigator
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches && !(connection && connection.saveData)

  const play = (carousel: HTMLElement) => {
    const row = carousel.querySelector<HTMLElement>('[tabindex="0"]')!
    const position = carousel.querySelector('[data-position]')!.firstChild!
    const dots = [...carousel.querySelectorAll('[data-dot]')]
    const slides = [...row.children]
    const isReactHere = () => !window.replayInteractions || !row.isConnected
    const current = () => Math.round(row.scrollLeft / row.clientWidth)
    const following = () => (current() + 1) % slides.length
    let timer = 0
    const stop = () => {
      clearInterval(timer)
      delete row.dataset.moves
    }
    const move = () => {
      if (isReactHere()) return stop()
      if (row.matches(':hover') || carousel.querySelector(':focus:not([data-pauses])')) return
      row.dataset.moves = ''
      row.scrollTo({ left: row.clientWidth * following(), behavior: 'smooth' })
    }
    const fetchNext = () =>
      slides[following()]!.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'))
    const sight = new IntersectionObserver((entries) => {
      clearInterval(timer)
      if (!entries[entries.length - 1]!.isIntersecting || isReactHere()) return
      fetchNext()
      timer = setInterval(move, delayMs) as never
    })
    const follow = () => {
      if (isReactHere()) return
      const seen = current()
      position.nodeValue = String(seen + 1)
      visibleDots(slides.length, seen).forEach((index, place) => {
        const dot = dots[place]!
        dot.setAttribute('aria-label', dot.getAttribute('aria-label')!.replace(/\d+/, String(index + 1)))
        if (index === seen) dot.setAttribute('aria-current', 'true')
        else dot.removeAttribute('aria-current')
      })
      if (row.dataset.moves === '') fetchNext()
    }
    const leave = ({ target }: Event) => {
      if (!carousel.contains(target as Node)) return
      sight.disconnect()
      stop()
    }
    row.addEventListener('scroll', follow)
    if (!mayMove) return
    sight.observe(row)
    // in the capture phase: before React has taken over, no press goes further (`loadOnInteraction`)
    const presses = ['pointerdown', 'wheel', 'keydown', 'click']
    presses.forEach((press) => addEventListener(press, leave, { capture: true, passive: true }))
  }

  document.querySelectorAll<HTMLElement>('[data-plays]').forEach(play)
}
