import type * as z from 'zod'
import { defineContentType, oneFile, type ContentType } from './contentType'
import { focus, line, list, picture, pictureFields, sentences, timeOfDay, yesOrNo } from './fields'

/** What the page Dive With Us lists. */
export const diveTypes: readonly ContentType[] = [
  defineContentType({
    name: 'DivePackage',
    files: 'packages/*/index.md',
    fields: {
      /** Also the end of the booking message: "Hi, I want to book Restorative Dive" */
      title: line(40),
      description: sentences(20, 200),
      benefits: list(line(80), 1, 15),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'DiveReason',
    files: 'reasons/*.md',
    body: 'required',
    fields: { title: line(60) },
  }),
  defineContentType({
    name: 'TimelineStep',
    files: 'timeline/*.md',
    fields: {
      title: line(60),
      time: timeOfDay(),
      /** For the drawn dive profile */
      underWater: yesOrNo().optional(),
      note: line(80).optional(),
    },
  }),
]

const title = line(60)
const lead = sentences(20, 240)

/** @param file below content/dive */
const section = (name: string, file: string, fields: z.ZodRawShape) => oneFile(name, `dive/${file}.md`, fields)

/** Its own words and pictures, one file each. */
export const diveTexts: readonly ContentType[] = [
  section('DiveBanner', 'banner', {
    title: line(40),
    /** For search engines and shared links */
    description: sentences(80, 160),
    lead: sentences(20, 200),
    scrollLabel: line(40),
    ...pictureFields('picture'),
    /** The same thing for upright screens; what is said of the other one holds for it too */
    portraitPicture: picture(),
    portraitPictureFocus: focus().optional(),
  }),
  section('DivePackagesHeading', 'packages', { title }),
  section('DivePriceList', 'price-list', { title, note: lead }),
  section('DiveReasonsHeading', 'reasons', { title }),
  section('DiveDay', 'day', { title, lead }),
  /** Above the questions about diving (pages.ts). */
  section('DiveQuestions', 'questions', { title, lead }),
  section('DiveMap', 'map', { title, lead, openLabel: line(40) }),
]
