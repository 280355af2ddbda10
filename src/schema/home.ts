import type * as z from 'zod'
import { MOST_PER_UNIT, UNITS } from '../config/charts'
import { defineContentType, oneFile, type ContentType } from './contentType'
import {
  captionedPicture,
  focus,
  group,
  line,
  link,
  list,
  oneOf,
  picture,
  pictureFields,
  sentences,
  wholeNumber,
} from './fields'

const title = line(60)
const lead = sentences(20, 260)
const linkLabel = line(40)

const threat = group(
  'Threat',
  { name: line(40), what: line(200) },
  { name: 'Overfishing', what: 'Without grazing fish, algae smother young corals.' },
)

/** @param file below content/home */
const section = (name: string, file: string, fields: z.ZodRawShape, body?: 'required') =>
  oneFile(name, `home/${file}.md`, fields, body)

/** Words and pictures of the home page's own sections, one file each. */
export const homeTypes: readonly ContentType[] = [
  section('HomeRibbon', 'ribbon', { text: line(60), linkLabel: line(30) }),
  section('HomeBanner', 'banner', {
    name: line(60),
    tagline: line(30),
    lead,
    scrollLabel: line(30),
    /** Painted cut-outs with a transparent ground */
    hills: picture(),
    hillsFocus: focus().optional(),
    boat: picture(),
    turtle: picture(),
  }),
  section('HomeVideo', 'video', { title, lead, playLabel: line(40), ...pictureFields('picture') }),
  section('HomeStatistics', 'statistics', { title }, 'required'),
  section('HomeMission', 'mission', { title, lead }),
  section('HomeProcess', 'process', { title }),
  section(
    'HomeCoralReefs',
    'coral-reefs',
    {
      title,
      lead,
      threats: list(threat, 3, 8),
      /** A depth of which something is known, and what */
      depth: line(20).optional(),
      depthNote: line(60).optional(),
      deed: line(80),
      deedLabel: line(40),
      ...pictureFields('picture'),
    },
    'required',
  ),
  section('HomeDive', 'dive', { title, lead, linkLabel, ...pictureFields('picture') }),
  section('HomeTeam', 'team', { title }, 'required'),
  section('HomeVolunteer', 'volunteer', {
    title,
    lead,
    linkLabel,
    pageLabel: line(40),
    playLabel: line(40),
    ...pictureFields('picture'),
  }),
  section('HomeGallery', 'gallery', { title }),
  section('HomeMerchandise', 'merchandise', { title, lead, linkLabel }),
  section('HomeNews', 'news', { title }),
  section('HomeEvents', 'events', { title }),
  section('HomeHelp', 'help', { title, lead, linkLabel, donateLabel: line(40) }),
  section('HomePartners', 'partners', { title, companyTitle: line(40), technologyTitle: line(40) }, 'required'),
  section('HomeMap', 'map', { title, lead, openLabel: line(40) }),
]

/** Two large pictures over three small ones. */
const PICTURES_PER_SLIDE = 5

/** The things that it lists. */
export const homeLists: readonly ContentType[] = [
  defineContentType({
    name: 'Statistic',
    files: 'statistics/*.md',
    fields: {
      title: line(60),
      value: line(12),
      badge: line(8),
      /** Which glyph is drawn for a counted unit */
      unit: oneOf(UNITS),
      /** How many of the counted things one glyph stands for */
      unitSize: wholeNumber(1, MOST_PER_UNIT),
      key: line(80),
      /** The article that backs the figure */
      link: link(),
    },
  }),
  defineContentType({
    name: 'MissionBlock',
    files: 'mission/*/index.md',
    body: 'required',
    fields: {
      title: line(60),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'ProcessStep',
    files: 'process/*/index.md',
    body: 'required',
    fields: {
      title: line(40),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'TeamMember',
    files: 'team/*/index.md',
    fields: {
      name: line(60),
      title: line(60),
      /** The founder, or one of the two staff groups that change places */
      group: oneOf(['founder', 'a', 'b']),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'GallerySlide',
    files: 'gallery/*/index.md',
    fields: {
      title: line(40),
      pictures: list(captionedPicture(), PICTURES_PER_SLIDE, PICTURES_PER_SLIDE),
    },
  }),
  defineContentType({
    name: 'MerchandiseItem',
    files: 'merchandise/*.md',
    fields: { name: line(40), drawing: oneOf(['shirt', 'tote', 'bottle', 'robe']) },
  }),
  defineContentType({
    name: 'Partner',
    files: 'partners/*/index.md',
    fields: {
      name: line(60),
      /** Collaborators stand on the tide line; companies take turns; the technology partner stands still */
      kind: oneOf(['collaborator', 'company', 'technology']),
      /** Takes the place of the name, which is set as a wordmark */
      logo: picture(64).optional(),
      /** A page on what is done together, here or elsewhere */
      link: link().optional(),
    },
  }),
]
