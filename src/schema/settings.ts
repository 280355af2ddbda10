import { defineContentType } from './contentType'
import { email, externalLink, line, list, pair, phone, sentences, wholeNumber, youtubeId } from './fields'

export const contactSettings = defineContentType({
  name: 'ContactSettings',
  files: 'settings/contact.md',
  fields: {
    name: line(60),
    shortName: line(12),
    description: sentences(80, 160),
    /** Where the site is published, without a slash at the end */
    siteUrl: externalLink(),
    street: line(80),
    region: line(80),
    country: line(40),
    email: email(),
    emailSubject: line(80),
    emailBody: line(300),
    phone: phone(),
    bookingPhone: phone(),
    copyrightYear: wholeNumber(2020, 2100),
    designCredit: line(80),
  },
})

export const linkSettings = defineContentType({
  name: 'LinkSettings',
  files: 'settings/links.md',
  fields: {
    donate: externalLink(),
    adopt: externalLink(),
    store: externalLink(),
    annualReport: externalLink(),
    freeResources: externalLink(),
    volunteer: externalLink(),
    award: externalLink(),
    instagram: externalLink(),
    facebook: externalLink(),
    introVideo: youtubeId(),
    volunteerVideo: youtubeId(),
    map: externalLink(),
    mapTitle: line(60),
  },
})

const label = line(24)

export const menuSettings = defineContentType({
  name: 'MenuSettings',
  files: 'settings/menu.md',
  fields: {
    freeResources: label,
    mission: label,
    coral: label,
    team: label,
    gallery: label,
    merchandise: label,
    news: label,
    event: label,
    dive: label,
    donate: label,
  },
})

export const privacyPage = defineContentType({
  name: 'PrivacyPage',
  files: 'pages/privacy.md',
  body: 'required',
  fields: { title: line(60), lead: sentences(20, 300), description: sentences(80, 160), contactLabel: line(60) },
})

export const notFoundPage = defineContentType({
  name: 'NotFoundPage',
  files: 'pages/not-found.md',
  fields: { title: line(60), lead: sentences(20, 300) },
})

/** Words above the lists of articles. */
export const newsArchive = defineContentType({
  name: 'NewsArchive',
  files: 'pages/news.md',
  fields: {
    title: line(40),
    lead: sentences(80, 160),
    /** What the articles of a topic are about, for search engines too */
    topicLeads: list(pair('Reef | How a reef is planted, what helps it and what harms it.'), 1, 20),
  },
})
