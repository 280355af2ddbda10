/**
 * While a dialog shuts off the page, the parts of it that are farther than a window away rest (`content-visibility`): else
 * the browser styles every element anew, at once, when the dialog opens and when it closes. Then they wake, one after the
 * other. Nothing moves, since each keeps its height. That a dialog has closed is told by `close`, because React may have taken
 * it out of the page when `toggle` comes.
 *
 * The text of this function stands in the head of every page and runs there by itself, because the menu opens before the
 * page's script has come: it may use nothing from outside, nor syntax for which the compiler calls a helper.
 */
export const restFarParts = () => {
  const resting: HTMLElement[] = []
  let timer: number
  const rest = (part: HTMLElement) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    if (top < 2 * innerHeight && bottom > -innerHeight) return
    const { paddingTop, paddingBottom } = getComputedStyle(part)
    part.style.containIntrinsicHeight = `calc(${height}px - ${paddingTop} - ${paddingBottom})`
    part.style.contentVisibility = 'auto'
    resting.push(part)
  }
  const wake = () => {
    const part = resting.shift()
    if (!part) return
    part.style.contentVisibility = part.style.containIntrinsicHeight = ''
    wakeNext()
  }
  const wakeNext = () => {
    clearTimeout(timer)
    timer = window.setTimeout(wake, 50)
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    clearTimeout(timer)
    document.querySelectorAll<HTMLElement>('main > *, footer').forEach(rest)
  }
  addEventListener('beforetoggle', onBeforeToggle, true)
  addEventListener('close', wakeNext, true)
}
