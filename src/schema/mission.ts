import { defineContentType } from './contentType'
import { altText, focus, line, picture, placeInList } from './fields'

export const missionBlock = defineContentType({
  name: 'MissionBlock',
  files: 'mission/*/index.md',
  body: 'required',
  fields: {
    title: line(60),
    picture: picture(),
    pictureAlt: altText(),
    pictureFocus: focus().optional(),
    order: placeInList().optional(),
  },
})
