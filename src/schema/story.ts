import * as z from 'zod'
import { LEAD_PLACES } from '../lib/leadPlace'
import { DEEDS } from '../lib/storyDeed'
import { marks } from './contentType'
import {
  caption,
  captionedPicture,
  day,
  externalLink,
  group,
  line,
  list,
  oneOf,
  pictureFields,
  sentences,
  yesOrNo,
  youtubeId,
} from './fields'

/** A figure of the story, large, and what it counts */
const fact = group('Fact', { value: line(40), what: line(80) }, { value: 'Over 2,000', what: 'annotated images' })

/** Where a figure comes from: the institution, the year and what it says, and its address where it has one */
const source = group(
  'Source',
  { text: line(250), address: externalLink().optional() },
  { text: 'NOAA, 2024: reefs warm', address: 'https://www.noaa.gov' },
)

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
  /** Shown instead of the day where the day is not known, for example "Early 2024"; a card has one line for topic and day */
  dateText: line(20).optional(),
  video: youtubeId().optional(),
  ...pictureFields('picture'),
  pictureCaption: caption().optional(),
  /** Where the first picture stands on a wide screen; by its form where nothing is said (src/lib/leadPlace.ts) */
  layout: oneOf(LEAD_PLACES).optional(),
  ...pictureFields('secondPicture'),
  secondPictureCaption: caption().optional(),
  sliderPictures: list(captionedPicture(), 2, 12).optional(),
  sliderAutoplay: yesOrNo().optional(),
  facts: list(fact, 1, 6).optional(),
  sources: list(source, 1, 12).optional(),
  /** What a reader is asked to do below the story; without it the one that fits its first topic (src/lib/storyDeed.ts) */
  deed: oneOf(DEEDS).optional(),
}

/** What a guide has of it: nothing happened on a day, and its label is always the same. */
export const guideFields = z.strictObject(storyFields).omit({ label: true, date: true, dateText: true }).shape

/** The interface: a guide has no day, and each may have the mark of what the foundation must confirm. */
export const interfaceFields = { ...storyFields, date: storyFields.date.optional(), review: marks.review }
