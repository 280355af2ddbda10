import { defineContentType } from './contentType'
import { line, list, placeInList, shownPicture } from './fields'

/** Two large pictures over three small ones. */
const PICTURES_PER_SLIDE = 5

export const gallerySlide = defineContentType({
  name: 'GallerySlide',
  files: 'gallery/*/index.md',
  fields: {
    title: line(40),
    pictures: list(shownPicture(), PICTURES_PER_SLIDE, PICTURES_PER_SLIDE),
    order: placeInList().optional(),
  },
})
