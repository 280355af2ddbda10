import { z } from 'zod'
import { marks } from './contentType'
import { altText, day, focus, line, list, pair, picture, sentences, source, yesOrNo, youtubeId } from './fields'

/** What articles and event pages have in common, and with the day left out guides too: the GraphQL interface `Story`. */
export const storyFields = {
  title: line(80),
  summary: sentences(110, 160),
  /**
   * Last part of the breadcrumb: "Project Highlights" or any other label so short that it stays on its line on a phone;
   * "News Detail" where there is none
   */
  label: line(32).optional(),
  author: line(80).optional(),
  date: day(),
  /** Shown instead of the day where the day is not known, for example "Early 2024" */
  dateText: line(40).optional(),
  video: youtubeId().optional(),
  picture: picture(),
  pictureAlt: altText(),
  pictureFocus: focus().optional(),
  secondPicture: picture(),
  secondPictureAlt: altText(),
  secondPictureFocus: focus().optional(),
  sliderPictures: list(picture(), 2, 12).optional(),
  sliderAlts: list(altText(), 2, 12).optional(),
  sliderPicturesFocus: list(focus(), 2, 12).optional(),
  sliderAutoplay: yesOrNo().optional(),
  facts: list(pair('Over 2,000 | annotated images'), 1, 6).optional(),
  sources: list(source(), 1, 12).optional(),
}

/** What a guide has of it: nothing happened on a day, and its label is always the same. */
export const guideFields = z.strictObject(storyFields).omit({ label: true, date: true, dateText: true }).shape

/** The interface: a guide has no day, and each may have the mark of what the foundation must confirm. */
export const interfaceFields = { ...storyFields, date: storyFields.date.optional(), review: marks.review }
