import { present } from '../../lib/present'

/** What the large view needs of a picture; widths and heights in pixels of the file. */
export interface LightboxPicture {
  readonly src: string
  readonly alt: string
  /** What the page says below it; empty where it says nothing */
  readonly description: string
  /** The file that the page shows, until the one for the large view has come */
  readonly shown: string
  readonly width: number
  readonly height: number
  readonly srcSet: readonly { readonly src: string; readonly width: number; readonly height: number }[]
}

const LIGHTBOX_LINKS = 'a[data-lightbox]'

/** The picture in such a link. */
export const imageIn = (link: HTMLAnchorElement) => present(link.querySelector('img'), 'picture of a link')

/** Ending of the file that the browser chose for a picture: `.avif`, `.webp` or `.jpg`. */
const endingOf = ({ currentSrc }: HTMLImageElement) => /\.\w+$/.exec(currentSrc)?.[0] ?? '.jpg'

/**
 * Reads one of the page's pictures, in the format with this ending if there is one, else the file that its link leads to
 * (as wide as WidePicture of src/fragments/pictures.ts goes): no file is made for the large view.
 */
const readPicture = (link: HTMLAnchorElement, ending: string): LightboxPicture => {
  const image = imageIn(link)
  const sources = [...link.querySelectorAll<HTMLSourceElement>('source:not([media])')]
  const set = sources.find(({ srcset }) => srcset.includes(`${ending} `))?.srcset ?? `${link.pathname} 1600w`
  const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'))
  const srcSet = set.split(',').map((candidate) => {
    const [src = '', descriptor = ''] = candidate.trim().split(/\s+/)
    const width = parseInt(descriptor)
    return { src, width, height: Math.round(width * ratio) }
  })
  const description = link.dataset.caption ?? link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  return {
    ...present(srcSet.at(-1), 'file of a picture'),
    alt: image.alt,
    description,
    shown: image.currentSrc,
    srcSet,
  }
}

/**
 * The pictures of a part of the page that open large, each once (a carousel that goes round holds copies of its slides),
 * and the place, from 0, of the one whose link was chosen. Its format, which the browser chose, is that of all.
 */
export const lightboxPictures = (part: Element, chosen: HTMLAnchorElement) => {
  const links = new Map<string, HTMLAnchorElement>()
  for (const link of part.querySelectorAll<HTMLAnchorElement>(LIGHTBOX_LINKS)) {
    if (!links.has(link.href)) links.set(link.href, link)
  }
  const ending = endingOf(imageIn(chosen))
  return {
    pictures: [...links.values()].map((link) => readPicture(link, ending)),
    index: [...links.keys()].indexOf(chosen.href),
  }
}

/**
 * The link that takes the focus back: the one that was chosen, or its like where a carousel has put that out of reach in
 * the meantime.
 */
export const openerOf = (part: Element, chosen: HTMLAnchorElement) =>
  [...part.querySelectorAll<HTMLAnchorElement>(LIGHTBOX_LINKS)].find(
    (link) => link.href === chosen.href && !link.closest('[inert]'),
  ) ?? chosen
