import '../../src/i18n/words'
import '@testing-library/jest-dom'

const isBrowser = typeof window !== 'undefined'

/** What jsdom lacks of the browser. */
if (isBrowser) {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList
  /** Every observed element is near at once. */
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      this.callback([{ isIntersecting: true }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  HTMLElement.prototype.scrollTo = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
}
