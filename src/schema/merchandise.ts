import { defineContentType } from './contentType'
import { line, oneOf, placeInList } from './fields'

export const merchandiseItem = defineContentType({
  name: 'MerchandiseItem',
  files: 'merchandise/*.md',
  fields: { name: line(40), drawing: oneOf(['shirt', 'tote', 'bottle', 'robe']), order: placeInList().optional() },
})
