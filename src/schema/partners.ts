import { defineContentType } from './contentType'
import { externalLink, line, logo, oneOf, placeInList } from './fields'

export const partner = defineContentType({
  name: 'Partner',
  files: 'partners/*/index.md',
  fields: {
    name: line(60),
    /** Collaborators stand on the tide line; companies take turns; the technology partner stands still */
    kind: oneOf(['collaborator', 'company', 'technology']),
    /** Takes the place of the name, which is set as a wordmark */
    logo: logo().optional(),
    link: externalLink().optional(),
    order: placeInList().optional(),
  },
})
