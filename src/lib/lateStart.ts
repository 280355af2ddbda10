declare global {
  interface Window {
    /** Carries out what the visitor asked of the page before its script was there. */
    catchUp?: () => void
  }
}

/** How long a page that is loaded has to lie still until its script starts without a gesture: what moves or opens lies below the first screen. */
export const QUIET_MS = 8000

/**
 * Starts the page's script at its visitor's first gesture, or else when the page has long been loaded and quiet; where data
 * is to be saved, at the gesture only; at once where the address asks something (`?q=`). So the script never keeps anyone
 * from reading. A click on what needs it is kept until `catchUp`, and so is a press of `key`; a link leads on at once, as it
 * does without script, and a dialog opens where the browser itself carries out the button's command (HTML, invoker
 * commands).
 *
 * Meanwhile React hears of no press: at the first one it would take over the whole page in one task (250 ms on a slow phone)
 * instead of in small steps.
 *
 * The text of this function stands in the page and runs there by itself: it may use nothing from outside, nor syntax for
 * which the compiler calls a helper.
 */
export const lateStart = (sources: readonly string[], quietMs: number, key: string) => {
  const gestures = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll']
  const presses = [
    'pointerdown',
    'pointerup',
    'pointercancel',
    'touchstart',
    'touchend',
    'touchcancel',
    'mousedown',
    'mouseup',
  ]
  const kept: HTMLElement[] = []
  let isKeyKept = false

  const start = () => {
    gestures.forEach((gesture) => removeEventListener(gesture, start, true))
    removeEventListener('load', whenQuiet)
    sources.forEach((source) => {
      const script = document.createElement('script')
      script.src = source
      document.head.append(script)
    })
    sources = []
  }
  const whenQuiet = () => {
    const { connection } = navigator
    if (!connection || !connection.saveData) setTimeout(start, quietMs)
  }
  const withhold = (event: Event) => event.stopPropagation()
  const keep = (event: MouseEvent) => {
    withhold(event)
    const control = (event.target as Element).closest<HTMLElement>('button, dialog a, a[aria-haspopup]')
    const leadsElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    const opensItself = control && control.hasAttribute('command') && 'commandForElement' in control
    if (!control || leadsElsewhere || opensItself) return
    event.preventDefault()
    control.ariaBusy = 'true'
    kept.push(control)
  }
  const keepKey = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey) return
    if ((event.target as Element).matches('input, select') || document.querySelector('dialog[open]')) return
    event.preventDefault()
    isKeyKept = true
  }

  gestures.forEach((gesture) => addEventListener(gesture, start, { capture: true, passive: true }))
  presses.forEach((press) => addEventListener(press, withhold, { capture: true, passive: true }))
  addEventListener('load', whenQuiet)
  addEventListener('click', keep, true)
  addEventListener('keydown', keepKey)
  if (/[?&]q=/.test(location.search)) start()
  window.catchUp = () => {
    presses.forEach((press) => removeEventListener(press, withhold, true))
    removeEventListener('click', keep, true)
    removeEventListener('keydown', keepKey)
    kept.splice(0).forEach((control) => {
      control.ariaBusy = null
      control.click()
    })
    if (isKeyKept) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
}
