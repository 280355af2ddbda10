import { altText, day, line, list, oneOf, pair, picture, sentences, source, yesOrNo, youtubeId } from './fields'

/** Shown as the last part of a page's breadcrumb (specification, section 2, "News and event detail pages"). */
const STORY_LABELS = [
  'News Detail',
  'Events Detail',
  'Project Highlights',
  'Project Updates',
  'Event Highlights',
  'Community Engagement',
  'Coastal Ecosystem Conservation',
] as const

/** What articles and event pages have in common: the fields of the GraphQL interface `Story`. */
export const storyFields = {
  title: line(80),
  summary: sentences(110, 160),
  label: oneOf(STORY_LABELS).optional(),
  author: line(80).optional(),
  date: day(),
  /** Shown instead of the day where the day is not known, for example "Early 2024" */
  dateText: line(40).optional(),
  video: youtubeId().optional(),
  picture: picture(),
  pictureAlt: altText(),
  /** What stays in sight where the picture is cut narrower, as for sharing; chosen by contrast and colour if left out */
  pictureFocus: oneOf(['left', 'centre', 'right']).optional(),
  secondPicture: picture(),
  secondPictureAlt: altText(),
  sliderPictures: list(picture(), 2, 12).optional(),
  sliderAlts: list(altText(), 2, 12).optional(),
  sliderAutoplay: yesOrNo().optional(),
  facts: list(pair('Over 2,000 | annotated images'), 1, 6).optional(),
  sources: list(source(), 1, 12).optional(),
}
