import { defineContentType } from './contentType'
import { line, oneOf, pictureFields, placeInList, untranslated } from './fields'

export const teamMember = defineContentType({
  name: 'TeamMember',
  files: 'team/*/index.md',
  fields: {
    name: line(60),
    title: line(60),
    /** The founder, or one of the two staff groups that change places */
    group: oneOf(['founder', 'a', 'b']),
    /** The animal that stands on the field-guide plate above the name; left out below a photograph of the person */
    species: line(40).optional(),
    latin: untranslated(line(40)).optional(),
    ...pictureFields('picture'),
    order: placeInList().optional(),
  },
})
