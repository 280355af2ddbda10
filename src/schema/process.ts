import { defineContentType } from './contentType'
import { altText, focus, line, picture, placeInList } from './fields'

export const processStep = defineContentType({
  name: 'ProcessStep',
  files: 'process/*/index.md',
  body: 'required',
  fields: {
    title: line(40),
    picture: picture(),
    pictureAlt: altText(),
    pictureFocus: focus().optional(),
    order: placeInList().optional(),
  },
})
