import { defineContentType } from './contentType'
import { altText, line, picture, placeInList } from './fields'

export const missionBlock = defineContentType({
  name: 'MissionBlock',
  files: 'mission/*/index.md',
  body: 'required',
  fields: { title: line(60), picture: picture(), pictureAlt: altText(), order: placeInList().optional() },
})
