import type * as TestingLibraryDom from '@testing-library/dom'

/**
 * What a visitor would call a thing: its role and its name (WAI-ARIA), if need be inside another thing. Of several the first
 * that can be reached is meant.
 */
export type Target = {
  role: string
  /** A text that is the whole name, or a pattern */
  name?: string | RegExp
  within?: Target
}

export const thing = (role: string, name?: string | RegExp, within?: Target): Target => ({ role, name, within })

/** A target as JSON, from the outermost thing to the innermost. */
export type Path = { role: string; name?: { source: string; flags: string } | string }[]

export const pathOf = ({ role, name, within }: Target): Path => [
  ...(within ? pathOf(within) : []),
  { role, name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name },
]

declare global {
  interface Window {
    /** Of a page, by `inject`: all things that a path leads to */
    thingsAt?: (path: Path) => HTMLElement[]
    TestingLibraryDom: typeof TestingLibraryDom
  }
}

/** Runs in the page: finds things as Testing Library does in unit tests, also in a frame where the page is only its frame. */
export const installFind = () => {
  const { queryAllByRole } = window.TestingLibraryDom
  window.thingsAt = (path) => {
    const page = document.querySelector<HTMLIFrameElement>('body > iframe:only-child')?.contentDocument ?? document
    return path.reduce<HTMLElement[]>(
      (scopes, { role, name }) =>
        scopes.flatMap((scope) =>
          queryAllByRole(scope, role, {
            name: typeof name === 'object' ? new RegExp(name.source, name.flags) : name,
          }).filter((one) => !one.closest('[inert]')),
        ),
      [page.body],
    )
  }
}
