/** What happens on the way to another page where the connection is bad. */

/** Id of the notice that the layout holds ready, hidden. */
export const OFFLINE_NOTICE_ID = 'offline'

/** Gatsby says after a second that a page's data are slow; after so many more the browser asks for the page itself. */
const PATIENCE_MS = 4000

/** The Navigation API (HTML), as far as it is used here; older browsers show their own page when they are offline. */
type NavigateEvent = Event & {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse'
  destination: { sameDocument: boolean }
}
declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData: boolean }
  }
  interface Window {
    /** Gatsby's loader of pages, as its links use it */
    ___loader: { hovering: (path: string) => void; loadPageSync: (path: string) => object | undefined }
    navigation?: { addEventListener: (type: 'navigate', listener: (event: NavigateEvent) => void) => void }
    /** Leads to another page, by links as by scripts */
    ___navigate: (to: string, options?: object) => void
    ___emitter: { on: (type: 'onDelayedLoadPageResources', listener: () => void) => void }
  }
}

let timer: number | undefined

/** The next page is there. */
export const endWait = () => window.clearTimeout(timer)

export const watchConnection = () => {
  // a page is fetched ahead when its link is pointed at, unless data is to be saved
  if (navigator.connection?.saveData) window.___loader.hovering = () => undefined
  // Gatsby tells of a slow page without its hash and query
  let asked = ''
  const navigate = window.___navigate
  window.___navigate = (to, options) => {
    asked = to
    navigate(to, options)
  }
  const notice = () => document.getElementById(OFFLINE_NOTICE_ID)!
  window.___emitter.on('onDelayedLoadPageResources', () => {
    endWait()
    timer = window.setTimeout(() => location.assign(asked), PATIENCE_MS)
  })
  // what the visitor reads is worth more than the browser's page on being offline; asked twice, the browser goes
  window.navigation?.addEventListener('navigate', (event) => {
    const leaves = !event.destination.sameDocument && event.navigationType !== 'traverse'
    if (navigator.onLine || !leaves || !notice().hidden) return
    event.preventDefault()
    notice().hidden = false
  })
  addEventListener('online', () => (notice().hidden = true))
}
