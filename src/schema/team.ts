import { defineContentType } from './contentType'
import { altText, focus, line, oneOf, picture, placeInList, untranslated } from './fields'

/** A plate is at most 630 px wide, most are half of it. */
const EMBLEM_WIDTH = 600

export const teamMember = defineContentType({
  name: 'TeamMember',
  files: 'team/*/index.md',
  fields: {
    name: line(60),
    title: line(60),
    /** The founder, or one of the two staff groups that change places */
    group: oneOf(['founder', 'a', 'b']),
    /** The animal that stands on the field-guide plate beside the name */
    species: line(40),
    latin: untranslated(line(40)),
    picture: picture(EMBLEM_WIDTH),
    pictureAlt: altText(),
    pictureFocus: focus().optional(),
    order: placeInList().optional(),
  },
})
