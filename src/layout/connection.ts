/** What happens on the way to another page where the connection is bad. */

/** Gatsby says after a second that a page's data are slow; after so many more the browser asks for the page itself. */
const PATIENCE_MS = 4000

declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData: boolean }
  }
  interface Window {
    /** Gatsby's loader of pages, as its links use it */
    ___loader: { hovering: (path: string) => void; loadPageSync: (path: string) => object | undefined }
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
  window.___emitter.on('onDelayedLoadPageResources', () => {
    endWait()
    timer = window.setTimeout(() => location.assign(asked), PATIENCE_MS)
  })
}
