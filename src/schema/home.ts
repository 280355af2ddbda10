import { defineContentType } from './contentType'
import { focus, group, line, list, picture, pictureFields, sentences } from './fields'

/** Words and pictures of the home page's own sections, one file each. Lists of things have types of their own. */
const title = line(60)
const lead = sentences(20, 260)

/** Boat and turtle take at most a sixth of the screen. */
const CUT_OUT_WIDTH = 600

export const homeRibbon = defineContentType({
  name: 'HomeRibbon',
  files: 'home/ribbon.md',
  fields: { text: line(60), linkLabel: line(30) },
})

export const homeBanner = defineContentType({
  name: 'HomeBanner',
  files: 'home/banner.md',
  fields: {
    name: line(60),
    tagline: line(30),
    lead,
    scrollLabel: line(30),
    /** Painted cut-outs with a transparent ground */
    hills: picture(),
    hillsFocus: focus().optional(),
    boat: picture(CUT_OUT_WIDTH),
    turtle: picture(CUT_OUT_WIDTH),
  },
})

export const homeVideo = defineContentType({
  name: 'HomeVideo',
  files: 'home/video.md',
  fields: {
    title,
    lead,
    playLabel: line(40),
    ...pictureFields('picture'),
  },
})

export const homeStatistics = defineContentType({
  name: 'HomeStatistics',
  files: 'home/statistics.md',
  fields: { title },
})

export const homeMission = defineContentType({
  name: 'HomeMission',
  files: 'home/mission.md',
  fields: { title, lead },
})

export const homeProcess = defineContentType({
  name: 'HomeProcess',
  files: 'home/process.md',
  fields: { title },
})

const threat = group(
  'Threat',
  { name: line(40), what: line(200) },
  { name: 'Overfishing', what: 'Without grazing fish, algae smother young corals.' },
)

export const homeCoralReefs = defineContentType({
  name: 'HomeCoralReefs',
  files: 'home/coral-reefs.md',
  body: 'required',
  fields: {
    title,
    lead,
    threats: list(threat, 3, 8),
    ...pictureFields('picture'),
  },
})

export const homeDive = defineContentType({
  name: 'HomeDive',
  files: 'home/dive.md',
  fields: {
    title,
    lead,
    linkLabel: line(40),
    ...pictureFields('picture'),
  },
})

export const homeTeam = defineContentType({
  name: 'HomeTeam',
  files: 'home/team.md',
  fields: { title },
})

export const homeVolunteer = defineContentType({
  name: 'HomeVolunteer',
  files: 'home/volunteer.md',
  fields: {
    title,
    lead,
    linkLabel: line(40),
    playLabel: line(40),
    ...pictureFields('picture'),
  },
})

export const homeGallery = defineContentType({
  name: 'HomeGallery',
  files: 'home/gallery.md',
  fields: { title },
})

export const homeMerchandise = defineContentType({
  name: 'HomeMerchandise',
  files: 'home/merchandise.md',
  fields: { title, lead, linkLabel: line(40) },
})

export const homeNews = defineContentType({
  name: 'HomeNews',
  files: 'home/news.md',
  fields: { title },
})

export const homeEvents = defineContentType({
  name: 'HomeEvents',
  files: 'home/events.md',
  fields: { title },
})

export const homeHelp = defineContentType({
  name: 'HomeHelp',
  files: 'home/help.md',
  fields: { title, lead, linkLabel: line(40), donateLabel: line(40), tag: line(24) },
})

export const homePartners = defineContentType({
  name: 'HomePartners',
  files: 'home/partners.md',
  fields: { title, companyTitle: line(40), technologyTitle: line(40) },
})

export const homeMap = defineContentType({
  name: 'HomeMap',
  files: 'home/map.md',
  fields: { title, lead, openLabel: line(40) },
})
