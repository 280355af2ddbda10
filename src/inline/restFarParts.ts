/* eslint-disable @typescript-eslint/no-non-null-assertion -- there is a height for each part; a comment inside would stand in every page */
/**
 * While a dialog shuts off the page, the parts of it that are farther than a window away rest (`content-visibility`): else
 * the browser styles every element anew, at once, when the dialog opens and when it closes. Then they wake, one after the
 * other. Nothing moves, since each keeps its height; all are measured before the first is changed, or the page would be laid
 * out for each. That a dialog has closed is told by `close`, because React may have taken it out of the page when `toggle`
 * comes.
 *
 * Where a link leads to a section of the page, all wake at once: soon after the page has opened some heights are estimates
 * (src/styles/farBelow.css), and a section that moves while the browser scrolls to it smoothly is missed.
 *
 * The text of this function stands in the head of every page and runs there by itself, because the menu opens before the
 * page's script has come: it may use nothing from outside, nor syntax for which the compiler calls a helper.
 */
export const restFarParts = () => {
  let resting: HTMLElement[] = []
  let timer: number
  const isFar = (part: HTMLElement) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top >= 2 * innerHeight || bottom <= -innerHeight
  }
  const innerHeightOf = (part: HTMLElement) => {
    const { height, paddingTop, paddingBottom } = getComputedStyle(part)
    return `calc(${height} - ${paddingTop} - ${paddingBottom})`
  }
  const wake = (count: number) =>
    resting.splice(0, count).forEach(({ style }) => {
      style.contentVisibility = style.containIntrinsicHeight = ''
    })
  const wakeNext = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      wake(1)
      if (resting.length) wakeNext()
    }, 50)
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    clearTimeout(timer)
    const far = Array.from(document.querySelectorAll<HTMLElement>('main > *, footer')).filter(isFar)
    const heights = far.map(innerHeightOf)
    far.forEach(({ style }, i) => {
      style.containIntrinsicHeight = heights[i]!
      style.contentVisibility = 'auto'
    })
    resting = resting.concat(far)
  }
  addEventListener('beforetoggle', onBeforeToggle, true)
  addEventListener('close', wakeNext, true)
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && wake(Infinity), true)
}
