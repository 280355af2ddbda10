import { defineContentType } from './contentType'
import { altText, line, oneOf, picture } from './fields'

export const teamMember = defineContentType({
  name: 'TeamMember',
  files: 'team/*/index.md',
  fields: {
    name: line(60),
    title: line(60),
    /** The founder, or one of the two staff groups that change places */
    group: oneOf(['founder', 'a', 'b']),
    /** The animal of the field-guide plate, shown until there is a photograph */
    species: line(40),
    latin: line(40),
    picture: picture(),
    pictureAlt: altText(),
  },
})
