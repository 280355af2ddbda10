import '../../src/i18n/words'

/** In jsdom: matchers for elements, and what it lacks of the browser. */
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom')
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
