import { defineContentType } from './contentType'
import { line, logo, oneOf, placeInList } from './fields'

export const partner = defineContentType({
  name: 'Partner',
  files: 'partners/*/index.md',
  fields: {
    name: line(60),
    /** Collaborators stand on the tide line; company logos take turns; the technology partner stands still */
    kind: oneOf(['collaborator', 'company', 'technology']),
    logo: logo(),
    order: placeInList().optional(),
  },
})
