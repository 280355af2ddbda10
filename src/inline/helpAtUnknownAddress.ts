/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page would carry the checks of what its own markup holds */
/**
 * Shows on the page of unknown addresses which route was probably meant: one file answers every unknown address, so only the
 * browser knows which. The page in another language that
 * `toOwnLanguage` (src/pages/404.tsx) leads to is told it by `?for=`. The routes are those of
 * `data-routes`, one after the other. An article with another number is another article: it is never meant.
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 * @param nearest as `nearestSpelling`
 * @param sitePath `SITE_PATH`, which stands before routes
 */
export const helpAtUnknownAddress = (
  nearest: (path: string, routes: readonly string[]) => string | undefined,
  sitePath: string,
) => {
  const hint = document.querySelector<HTMLElement>('[data-routes]')!
  const asked = new URLSearchParams(location.search).get('for')
  if (asked) history.replaceState(null, '', asked)
  const path = location.pathname.slice(sitePath.length).replace(/\/+$/, '')
  /** Without zeros before it. */
  const number = (text: string) => String(/[1-9]\d*/.exec(text))
  const route = nearest(
    path,
    hint.dataset.routes!.split(' ').filter((one) => !/\/detail-news/.test(one) || number(one) === number(path)),
  )
  if (route) {
    const answer = hint.querySelector('span')!
    const link = answer.appendChild(document.createElement('a'))
    const address = sitePath + route
    link.href = address
    link.textContent = address
    answer.hidden = false
  }
}
