/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page holds the notice ready */
declare global {
  interface Window {
    /** Carries out what the visitor asked of the page before its script was there. */
    replayInteractions?: () => void
  }
}

/**
 * Starts the page's script when its visitor turns to what it answers: points at a link, a control or a carousel with a mouse,
 * comes to one with the keyboard, taps a control, scrolls a carousel's row. At once where the address asks something (`?q=`). Reading and scrolling load none, even where the
 * scrolling thumb lies on a button.
 *
 * A click on a control that needs the script is kept until `replayInteractions`; a plain link leads on at once, as it does
 * without script, one in the menu closes it, and a dialog opens where the browser itself carries out the button's command
 * (HTML, invoker commands). Where a file of the script does not arrive, kept links are followed, buttons can be pressed
 * again, and the next gesture asks for the file again; links wait for at most ten seconds.
 *
 * Browsers without `<dialog>` load no script: they show the page as without it (docs/browsers.md). Busy controls have the
 * attribute, since Firefox knows the property from 119 on only.
 *
 * Meanwhile React hears of no press: at the first one it would hydrate the whole page in one task (250 ms on a slow phone)
 * instead of in small steps.
 * @param sources addresses of the script's files
 * @param noticeId shown where a button cannot do anything without a connection (`OFFLINE_NOTICE_ID`)
 */
export const loadOnInteraction = (sources: readonly string[], noticeId: string) => {
  if (!('HTMLDialogElement' in window)) return
  const patienceMs = 10000
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
  let isTakenOver = false
  const queuedClicks: HTMLElement[] = []

  const missing = sources.slice()
  const release = () =>
    queuedClicks.splice(0).forEach((pressed) => {
      pressed.removeAttribute('aria-busy')
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
      else document.getElementById(noticeId)!.hidden = navigator.onLine
    })
  const start = () =>
    missing.splice(0).forEach((source) => {
      const script = document.createElement('script')
      script.src = source
      script.onerror = () => {
        script.remove()
        missing.push(source)
        release()
      }
      document.head.append(script)
    })
  const approach = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const isMouse = (event as PointerEvent).pointerType === 'mouse'
    const isAimed = isMouse || type === 'scroll' || target.matches(':focus-visible')
    if (isAimed && target.closest('a, button, input, [aria-roledescription="carousel"]')) start()
  }
  const withhold = (event: Event) => event.stopPropagation()
  const keep = (event: MouseEvent) => {
    withhold(event)
    const pressed = (event.target as Element).closest<HTMLElement>('button, dialog a, a[aria-haspopup]')
    const leadsElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!pressed || leadsElsewhere) return
    const menu = pressed.closest('dialog')
    if (menu && pressed.matches('a')) return menu.close()
    start()
    if (pressed.hasAttribute('command') && 'commandForElement' in pressed) return
    event.preventDefault()
    pressed.setAttribute('aria-busy', 'true')
    queuedClicks.push(pressed)
    if (pressed instanceof HTMLAnchorElement) setTimeout(release, patienceMs)
  }

  const untilTakenOver = (type: string, listener: (event: never) => void) =>
    addEventListener(type, (event) => isTakenOver || listener(event as never), true)
  untilTakenOver('pointerover', approach)
  untilTakenOver('focusin', approach)
  untilTakenOver('scroll', approach)
  presses.forEach((press) => untilTakenOver(press, withhold))
  untilTakenOver('click', keep)
  if (/[?&]q=/.test(location.search)) start()
  window.replayInteractions = () => {
    isTakenOver = true
    queuedClicks.splice(0).forEach((pressed) => {
      pressed.removeAttribute('aria-busy')
      pressed.click()
    })
  }
}
