import { PAPER_SHEETS } from '../config/paperReef'
import { DEPTHS, type Animal } from '../lib/sightings'
import { DEEDS } from '../lib/storyDeed'
import { oneFile, type ContentType } from './contentType'
import {
  altText,
  asked,
  degrees,
  email,
  externalLink,
  group,
  line,
  link,
  list,
  oneOf,
  phone,
  picture,
  pictureFields,
  sentences,
  siteAddress,
  untranslated,
  wholeNumber,
  youtubeId,
} from './fields'
import { headOfPage } from './pages'

export const contactSettings = oneFile('ContactSettings', 'settings/contact.md', {
  name: line(60),
  shortName: line(12),
  description: sentences(80, 160),
  siteUrl: siteAddress(),
  street: line(80),
  locality: line(60),
  region: line(60),
  postalCode: untranslated(line(12)),
  country: line(40),
  email: email(),
  emailSubject: line(80),
  emailBody: line(300),
  phone: phone(),
  bookingPhone: phone(),
  copyrightYear: wholeNumber(2020, 2100),
  designCredit: line(80),
  /** On the picture that is shown where a page without a picture of its own is shared */
  ...pictureFields('sharePicture'),
})

/** Addresses that a text may name in place of writing them: `settings:award` (src/lib/links.ts). */
export const namedLinks = {
  donate: externalLink(),
  adopt: externalLink(),
  store: externalLink(),
  annualReport: externalLink(),
  freeResources: externalLink(),
  volunteer: externalLink(),
  award: externalLink(),
  instagram: externalLink(),
  facebook: externalLink(),
}

export const linkSettings = oneFile('LinkSettings', 'settings/links.md', {
  ...namedLinks,
  introVideo: youtubeId(),
  volunteerVideo: youtubeId(),
  map: externalLink(),
  mapTitle: line(60),
  /** Under which others may use the pictures of this site, told to search engines */
  pictureLicence: externalLink().optional(),
})

const way = group(
  'WayToTheBay',
  { from: line(60), way: line(300) },
  { from: 'From Mataram', way: 'Take the coast road north.' },
)

const price = group(
  'Price',
  { what: line(60), which: line(60).optional(), price: line(24) },
  { what: 'Restorative Dive', which: '2 dives', price: 'IDR 123,000' },
)

/** Words of other languages that texts emphasise: screen readers are told which (WCAG 2.2, 3.1.2). */
export const foreignWords = oneFile('ForeignWords', 'settings/foreign-words.md', {
  indonesian: list(untranslated(line(40)), 1, 200),
  sasak: list(untranslated(line(40)), 1, 200).optional(),
})

const label = line(24)

const menuSettings = oneFile('MenuSettings', 'settings/menu.md', {
  freeResources: label,
  mission: label,
  coral: label,
  team: label,
  gallery: label,
  merchandise: label,
  news: label,
  event: label,
  dive: label,
  /** Where there is no room for more: in the header of a phone */
  diveShort: line(8),
  donate: label,
  whoWeAreMission: label,
  whoWeAreGallery: label,
  whoWeAreTeam: label,
})

const deed = group(
  'Deed',
  { deed: oneOf(DEEDS), why: line(120), label: line(24) },
  { deed: 'dive', why: 'You can plant coral yourself, on a dive with us.', label: 'Dive With Us' },
)

const ANIMALS = Object.keys(DEPTHS) as [Animal, ...Animal[]]
const animal = group('LogbookAnimal', { animal: oneOf(ANIMALS), name: line(24) }, { animal: 'turtle', name: 'Turtle' })

/** Where the dive down the home page ends: the card that a visitor takes home, and the words around it. */
export const logbookPage = oneFile('LogbookPage', 'pages/logbook.md', {
  ...headOfPage,
  cardTitle: line(24),
  cardLine: line(36),
  /** Those that the pictures of the home page show today */
  animals: list(animal, 1, ANIMALS.length),
  date: line(24),
  diver: line(24),
  yourName: line(60),
  save: line(30),
  /** What came of it, to be said */
  saved: line(60),
  failed: line(120),
  reefToPrint: line(60),
})

const paperSheet = group(
  'PaperSheet',
  { file: oneOf(PAPER_SHEETS), title: line(40), what: sentences(20, 240), paper: line(60), alt: altText() },
  { file: 'posters', title: 'Posters', what: 'Four pictures of the sea for a wall.', paper: 'A3, also fits A4' },
)

const searchedWords = group(
  'SearchedWords',
  { page: link(), words: line(160) },
  { page: '/give', words: 'donate, bank transfer' },
)

/** Words above the lists of articles. */
const topicLead = group(
  'TopicLead',
  { topic: untranslated(line(40)), text: line(200) },
  { topic: 'Reef', text: 'How a reef is planted, what helps it and what harms it.' },
)

/** Settings, and the words of pages that the code makes, one file each. */
export const settingsTypes: readonly ContentType[] = [
  contactSettings,
  linkSettings,
  menuSettings,
  /** Where the restoration site lies. */
  oneFile('PlaceSettings', 'settings/place.md', {
    name: line(40),
    /** On the map; a word a line */
    strait: line(30),
    airport: line(20),
    latitude: degrees(90),
    longitude: degrees(180),
    mapAlt: altText(),
    title: line(60),
    /** The map in words, for those who cannot see it and for those who can */
    where: sentences(80, 500),
    ways: list(way, 1, 6),
  }),
  /**
   * The price list of the page Dive With Us; while it has no rows, it is not shown. Prices of a package (`what` is its title) stand
   * on its card too.
   */
  oneFile('PriceSettings', 'settings/prices.md', {
    /** When these prices were right, for example "November 2023" */
    dateText: line(30),
    prices: list(price, 1, 12).optional(),
  }),
  foreignWords,
  /** What people ask before they act: each stands on its page as soon as it is known. */
  oneFile('Terms', 'settings/terms.md', {
    groupSize: asked(line(160), 'diving', 'How many guests does one guide take?'),
    level: asked(line(160), 'diving', 'Which licence and how many dives does a guest need for a restorative dive?'),
    cancelling: asked(line(160), 'diving', 'Until when can guests cancel or move their day, and what does it cost?'),
    answerTime: asked(line(160), 'diving', 'How soon is a message about a booking answered?'),
    volunteerCost: asked(line(160), 'volunteering', 'What does volunteering cost, and what is included?'),
    visitLength: asked(line(160), 'schools', 'How long does a visit or a lesson take?'),
    visitCost: asked(line(160), 'schools', 'What does a visit or a lesson cost?'),
    visitSize: asked(line(160), 'schools', 'How many pupils can come at once?'),
    onceOrMonthly: asked(line(160), 'giving', 'Can people give once with the Donate button, or only every month?'),
    adopterGets: asked(line(160), 'giving', 'What does somebody who adopts a coral get, and what do they hear of it?'),
    bankAccount: asked(line(160), 'giving', 'To which bank account can gifts be sent (bank, number, name)?'),
    receipt: asked(line(160), 'giving', 'Do donors get a receipt, and can they deduct the gift from their tax?'),
    legalForm: asked(line(160), 'giving', 'What legal form does the foundation have?'),
    registrationNumber: asked(line(160), 'giving', 'Under which number is the foundation registered, and where?'),
    board: asked(line(160), 'giving', 'Who sits on the board, and who decides how gifts are used?'),
    auditor: asked(line(160), 'giving', 'Who checks the accounts?'),
    qris: asked(picture(), 'giving', 'Is there a QRIS code for gifts (a picture of it)?'),
  }),
  /** Words that people search for, and the page that they mean; it is found by those of both languages. */
  oneFile('SearchSettings', 'settings/search.md', { groups: list(searchedWords, 1, 40) }),
  oneFile('NewsArchive', 'pages/news.md', {
    title: line(40),
    lead: sentences(80, 160),
    /** What the articles of a topic are about, for search engines too */
    topicLeads: list(topicLead, 1, 20),
    guidesLead: sentences(80, 160),
  }),
  /** Words above the list of all events. */
  oneFile('EventsArchive', 'pages/events.md', {
    title: line(40),
    lead: sentences(80, 160),
    noneComing: sentences(20, 160),
  }),
  /** What stories ask their readers to do: one line of why, and the words on the button. */
  oneFile('StoryDeeds', 'pages/deeds.md', { deeds: list(deed, DEEDS.length, DEEDS.length) }),
  oneFile('NotFoundPage', 'pages/not-found.md', { title: line(60), lead: sentences(20, 300) }),
  logbookPage,
  /** Sheets to print: posters, drawings to colour in, a reef to build. */
  oneFile('PaperReefPage', 'pages/paper-reef.md', {
    ...headOfPage,
    sheets: list(paperSheet, PAPER_SHEETS.length, PAPER_SHEETS.length),
  }),
  oneFile('SearchPage', 'pages/search.md', {
    title: line(40),
    lead: sentences(20, 160),
    withoutScript: sentences(20, 200),
  }),
]
