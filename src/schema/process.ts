import { defineContentType } from './contentType'
import { line, pictureFields, placeInList } from './fields'

export const processStep = defineContentType({
  name: 'ProcessStep',
  files: 'process/*/index.md',
  body: 'required',
  fields: {
    title: line(40),
    ...pictureFields('picture'),
    order: placeInList().optional(),
  },
})
