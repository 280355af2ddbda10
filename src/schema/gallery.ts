import { defineContentType } from './contentType'
import { altText, focus, line, list, picture, placeInList } from './fields'

/** Two large pictures over three small ones. */
const PICTURES_PER_SLIDE = 5

export const gallerySlide = defineContentType({
  name: 'GallerySlide',
  files: 'gallery/*/index.md',
  fields: {
    title: line(40),
    pictures: list(picture(), PICTURES_PER_SLIDE, PICTURES_PER_SLIDE),
    alts: list(altText(), PICTURES_PER_SLIDE, PICTURES_PER_SLIDE),
    picturesFocus: list(focus(), PICTURES_PER_SLIDE, PICTURES_PER_SLIDE).optional(),
    order: placeInList().optional(),
  },
})
