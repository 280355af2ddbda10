import { defineContentType } from './contentType'
import { line, pictureFields, placeInList } from './fields'

export const missionBlock = defineContentType({
  name: 'MissionBlock',
  files: 'mission/*/index.md',
  body: 'required',
  fields: {
    title: line(60),
    ...pictureFields('picture'),
    order: placeInList().optional(),
  },
})
