import * as z from 'zod'
import { DEEDS } from '../lib/storyDeed'
import { defineContentType } from './contentType'
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
  SUBJECTS,
  wholeNumber,
  yesOrNo,
  youtubeId,
} from './fields'
import { message } from './mistake'

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
  ...pictureFields('secondPicture'),
  secondPictureCaption: caption().optional(),
  sliderPictures: list(captionedPicture(), 2, 12).optional(),
  sliderAutoplay: yesOrNo().optional(),
  /** Where it happened, the nearest name first: "Medana Bay Marina, Lombok" */
  place: line(60).optional(),
  /** Organisations that took part, as the text names them */
  partners: list(line(60), 1, 10).optional(),
  facts: list(fact, 1, 6).optional(),
  sources: list(source, 1, 12).optional(),
  /** What on the page is still open, said to visitors after “We are still checking” */
  checking: line(100).optional(),
  /** What a reader is asked to do below the story; without it the one that fits its first topic (src/lib/storyDeed.ts) */
  deed: oneOf(DEEDS).optional(),
}

/** The interface: a guide has no day. */
export const interfaceFields = { ...storyFields, date: storyFields.date.optional() }

export const TOPICS = ['Reef', 'Mangrove', 'Research', 'Education', 'Community', 'Ocean', 'Events', 'Partners'] as const

export const newsArticle = defineContentType({
  name: 'NewsArticle',
  files: 'news/*/index.md',
  body: 'required',
  interfaces: ['Story'],
  fields: {
    /** Gives the route: 0 is /detail-news, 7 is /detail-news-7 */
    number: wholeNumber(0, 9999),
    ...storyFields,
    /** Seen in previews, and in no release (src/gatsby/preview.ts) */
    draft: yesOrNo(message('writeDraft')).optional(),
    topics: list(oneOf(TOPICS), 1, 3),
    /** Among the home page's cards: below 1000 in front of those without one, which stand by their days, above 1000 behind them */
    order: wholeNumber(1, 1999).optional(),
    /** On which of the pages of pages.ts its card is shown */
    about: list(oneOf(SUBJECTS), 1, SUBJECTS.length).optional(),
  },
})

/** What a guide has of a story: nothing happened on a day, and its label is always the same. */
const guideFields = z.strictObject(storyFields).omit({ label: true, date: true, dateText: true }).shape

/** What stays true: how something is done, or why. Its address is its folder's name: /guides/planting-mangroves. */
export const guide = defineContentType({
  name: 'Guide',
  files: 'guides/*/index.md',
  body: 'required',
  interfaces: ['Story'],
  fields: {
    ...guideFields,
    topics: list(oneOf(TOPICS), 1, 3),
    /** When it was written, or last looked through; for feeds and search engines, no page shows it */
    updated: day(),
  },
})
