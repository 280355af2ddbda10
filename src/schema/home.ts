import type * as z from 'zod'
import { oneFile, type ContentType } from './contentType'
import { focus, group, line, list, picture, pictureFields, sentences } from './fields'

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

/** Words and pictures of the home page's own sections, one file each. Lists of things have types of their own. */
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
  section('HomeStatistics', 'statistics', { title }),
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
  section('HomeTeam', 'team', { title }),
  section('HomeVolunteer', 'volunteer', {
    title,
    lead,
    linkLabel,
    playLabel: line(40),
    ...pictureFields('picture'),
  }),
  section('HomeGallery', 'gallery', { title }),
  section('HomeMerchandise', 'merchandise', { title, lead, linkLabel }),
  section('HomeNews', 'news', { title }),
  section('HomeEvents', 'events', { title }),
  section('HomeHelp', 'help', { title, lead, linkLabel, donateLabel: line(40), tag: line(24) }),
  section('HomePartners', 'partners', { title, companyTitle: line(40), technologyTitle: line(40) }),
  section('HomeMap', 'map', { title, lead, openLabel: line(40) }),
]
