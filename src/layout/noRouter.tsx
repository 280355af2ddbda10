/**
 * What Gatsby's script takes of its router, its links and what restores how far a page was scrolled, for a site that leaves
 * all three to the browser: the page stands where it was loaded (src/gatsby/patches/noRouter.ts).
 */
import { createContext, type ReactNode } from 'react'

type Around = { children: ReactNode }
const around = ({ children }: Around) => <>{children}</>
const nothing = () => undefined

declare global {
  interface Window {
    /** Gatsby's name of the page that was loaded */
    pagePath: string
  }
}

/**
 * The page of an address: the one that was loaded, whatever the address. Gatsby would look for a page of an unknown address
 * in vain, and then draw the English one over the Indonesian.
 */
export const pick = () => ({ route: { originalPath: window.pagePath } })

const itself = (path: string) => path

export const BaseContext = createContext({})
export const globalHistory = { listen: nothing }
export const Location = ({ children }: { children: (place: { location: Location }) => ReactNode }) => (
  <>{children({ location: window.location })}</>
)

export const useLocation = () => window.location

/** The box around the page, as the server sends it. */
export const Router = ({ id, children }: Around & { id: string }) => (
  <div id={id} tabIndex={-1} style={{ outline: 'none' }}>
    {children}
  </div>
)

export { around as LocationProvider, around as RouteUpdates, around as ScrollContext }
export { itself as withAssetPrefix, itself as withPrefix }
export { nothing as init, nothing as Link, nothing as navigate, nothing as parsePath }
export { nothing as shouldUpdateScroll, nothing as useScrollRestoration }
