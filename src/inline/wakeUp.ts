declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData: boolean }
  }
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page holds the notice ready */
/**
 * Loads the page's script (src/browser/start.ts) at the visitor's first sign of life: a movement of the page, the pointer or a
 * finger, or a key; with Save-Data at a click on what needs it, or when something is written; at once where the address asks
 * something (`?q=`).
 *
 * A click on what needs the script is kept until that says that it is there (`data-awake`, on `<html>`, and on an island for
 * its buttons, with the event `awake`); a plain link leads on at once, as it does without script, one in the menu closes it, and
 * a dialog opens where the browser itself carries out the button's command (HTML, invoker commands). Where a file of the script
 * does not arrive, kept links are followed, buttons can be pressed again, and the next click asks for the file again; links
 * wait for at most ten seconds.
 *
 * Browsers without `<dialog>` load no script: they show the page as without it (docs/browsers.md). Busy controls have the
 * attribute, since Firefox knows the property from 119 on only.
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 * @param sources addresses of the script's files, and of the style sheets that it would ask for
 * @param noticeId shown where a button cannot do anything without a connection (`OFFLINE_NOTICE_ID`)
 */
export const wakeUp = (sources: readonly string[], noticeId: string) => {
  if (!('HTMLDialogElement' in window)) return
  const patienceMs = 10000
  const missing = sources.slice()
  const isAwake = (pressed: Element) =>
    pressed.closest(pressed.matches('a') ? 'html' : '[data-island], html')!.hasAttribute('data-awake')
  let kept: HTMLElement[] = []

  const takeKept = (isTaken: (pressed: HTMLElement) => boolean) => {
    const taken = kept.filter(isTaken)
    kept = kept.filter((pressed) => !taken.includes(pressed))
    taken.forEach((pressed) => pressed.removeAttribute('aria-busy'))
    return taken
  }
  const release = () =>
    takeKept(() => true).forEach((pressed) => {
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
      else document.getElementById(noticeId)!.hidden = navigator.onLine
    })
  const start = () =>
    missing.splice(0).forEach((source) => {
      const file = /css$/.test(source)
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: source })
        : // in their order
          Object.assign(document.createElement('script'), { src: source, async: false })
      file.onerror = () => {
        file.remove()
        missing.push(source)
        release()
      }
      document.head.append(file)
    })
  const onSign = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    // a mouse that rests is told of where the page moves below it
    if (event.type === 'pointermove' && !movementX && !movementY) return
    // a row that snaps scrolls by itself, when its pictures come; a page at its top is not being read on
    if (event.type !== 'scroll' || (event.target === document && scrollY > 0)) start()
  }
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button, dialog a, a[aria-haspopup]')
    if (!pressed || isAwake(pressed) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const menu = pressed.closest('dialog')
    if (menu && pressed.matches('a')) return menu.close()
    start()
    if (pressed.hasAttribute('command') && 'commandForElement' in pressed) return
    event.preventDefault()
    event.stopPropagation()
    pressed.setAttribute('aria-busy', 'true')
    kept.push(pressed)
    if (pressed instanceof HTMLAnchorElement) setTimeout(release, patienceMs)
  }
  addEventListener('click', onClick, true)
  addEventListener('input', start, true)
  addEventListener('awake', () => takeKept(isAwake).forEach((pressed) => pressed.click()))
  const saves = navigator.connection && navigator.connection.saveData
  const signs = saves ? [] : ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown']
  signs.forEach((sign) => addEventListener(sign, onSign, { capture: true, passive: true }))
  if (/[?&]q=/.test(location.search)) start()
}
