import { defineContentType, type ContentType } from './contentType'
import { focus, group, line, list, picture, pictureFields, sentences } from './fields'

const title = line(60)
const lead = sentences(20, 260)

/** Boat and turtle take at most a sixth of the screen. */
const CUT_OUT_WIDTH = 600

const threat = group(
  'Threat',
  { name: line(40), what: line(200) },
  { name: 'Overfishing', what: 'Without grazing fish, algae smother young corals.' },
)

/** Words and pictures of the home page's own sections, one file each. Lists of things have types of their own. */
export const homeTypes: readonly ContentType[] = [
  defineContentType({
    name: 'HomeRibbon',
    files: 'home/ribbon.md',
    fields: { text: line(60), linkLabel: line(30) },
  }),
  defineContentType({
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
  }),
  defineContentType({
    name: 'HomeVideo',
    files: 'home/video.md',
    fields: {
      title,
      lead,
      playLabel: line(40),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'HomeStatistics',
    files: 'home/statistics.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeMission',
    files: 'home/mission.md',
    fields: { title, lead },
  }),
  defineContentType({
    name: 'HomeProcess',
    files: 'home/process.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeCoralReefs',
    files: 'home/coral-reefs.md',
    body: 'required',
    fields: {
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
  }),
  defineContentType({
    name: 'HomeDive',
    files: 'home/dive.md',
    fields: {
      title,
      lead,
      linkLabel: line(40),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'HomeTeam',
    files: 'home/team.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeVolunteer',
    files: 'home/volunteer.md',
    fields: {
      title,
      lead,
      linkLabel: line(40),
      playLabel: line(40),
      ...pictureFields('picture'),
    },
  }),
  defineContentType({
    name: 'HomeGallery',
    files: 'home/gallery.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeMerchandise',
    files: 'home/merchandise.md',
    fields: { title, lead, linkLabel: line(40) },
  }),
  defineContentType({
    name: 'HomeNews',
    files: 'home/news.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeEvents',
    files: 'home/events.md',
    fields: { title },
  }),
  defineContentType({
    name: 'HomeHelp',
    files: 'home/help.md',
    fields: { title, lead, linkLabel: line(40), donateLabel: line(40), tag: line(24) },
  }),
  defineContentType({
    name: 'HomePartners',
    files: 'home/partners.md',
    fields: { title, companyTitle: line(40), technologyTitle: line(40) },
  }),
  defineContentType({
    name: 'HomeMap',
    files: 'home/map.md',
    fields: { title, lead, openLabel: line(40) },
  }),
]
