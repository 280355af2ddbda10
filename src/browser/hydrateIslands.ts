import { present } from '../lib/present'

/** Loads each kind of island (`data-island`); its function resolves when React has it in hand. */
const ISLANDS: Readonly<Record<string, () => Promise<{ hydrate: (island: HTMLElement) => Promise<void> }>>> = {
  carousel: () => import(/* webpackChunkName: "carousel" */ '../features/carousel/hydrate'),
  search: () => import(/* webpackChunkName: "search" */ '../features/search/hydrate'),
}

const wake = async (island: HTMLElement) => {
  const { hydrate } = await present(ISLANDS[island.dataset['island'] ?? ''], 'kind of an island')()
  await hydrate(island)
  island.dataset['awake'] = ''
  dispatchEvent(new Event('awake'))
}

/**
 * Hydrates islands one after the other: first those in which something was pressed, then those less than a screen away, the rest
 * when they come that near or something is pressed there. Where the files of one do not come, the next press asks again.
 */
export const hydrateIslands = () => {
  let turn = Promise.resolve()
  const woken = new Set<Element>()
  const wakeInTurn = (island: HTMLElement | null) => {
    if (!island || woken.has(island)) return
    woken.add(island)
    turn = turn.then(() => wake(island)).catch(() => void woken.delete(island))
  }
  const islandOf = (part: Element) => part.closest<HTMLElement>('[data-island]')
  const near = new IntersectionObserver(
    (entries) =>
      entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => wakeInTurn(islandOf(target))),
    { rootMargin: '100%' },
  )
  document.querySelectorAll('[aria-busy="true"]').forEach((pressed) => wakeInTurn(islandOf(pressed)))
  addEventListener('click', ({ target }) => wakeInTurn(islandOf(target as Element)), true)
  document.querySelectorAll('[data-island]').forEach((island) => near.observe(island))
}
