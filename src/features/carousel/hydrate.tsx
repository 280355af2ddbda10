import { present } from '../../lib/present'
import { hydrateIsland } from '../roots'
import { CarouselIsland } from './CarouselIsland'

/** What the server has drawn, and React leaves as it is. */
const kept = (element: Element) => ({ dangerouslySetInnerHTML: { __html: element.innerHTML } })

/** A carousel of the page: what it was told is its `data-props`; heading and slides are taken from the page. */
export const hydrate = (island: HTMLElement) => {
  const [heading] = [...island.querySelectorAll('[data-heading]')].map(kept)
  const slides = [...island.querySelectorAll('[aria-roledescription="slide"]')].map(kept)
  return hydrateIsland(
    island,
    <CarouselIsland
      {...JSON.parse(present(island.dataset['props'], 'settings of a carousel'))}
      heading={heading}
      slides={slides}
    />,
  )
}
