/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page holds the notice ready */
/** The Navigation API (HTML), as far as it is used here; older browsers show their own page when they are offline. */
type NavigateEvent = Event & {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse'
  destination: { sameDocument: boolean }
}

/** Id of the notice that the layout holds ready, hidden. */
export const OFFLINE_NOTICE_ID = 'offline'

/**
 * Keeps the page where a link is followed without a connection, and shows the notice with this id: what the visitor reads is
 * worth more than the browser's page on being offline. Asked twice, the browser goes. A search says it too: its index may never
 * have come.
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 */
export const stayWhileOffline = (noticeId: string) => {
  const notice = () => document.getElementById(noticeId)!
  const onNavigate = (event: Event) => {
    const { navigationType, destination } = event as NavigateEvent
    const leaves = !destination.sameDocument && navigationType !== 'traverse'
    if (navigator.onLine || !leaves || !notice().hidden) return
    event.preventDefault()
    notice().hidden = false
  }
  const { navigation } = window as Window & { navigation?: EventTarget }
  if (navigation) navigation.addEventListener('navigate', onNavigate)
  addEventListener('input', ({ target }) => {
    if (!navigator.onLine && (target as Element).matches('[type="search"]')) notice().hidden = false
  })
  addEventListener('online', () => (notice().hidden = true))
}
