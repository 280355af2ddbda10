import type { Thing } from 'schema-dts'
import { made } from '../storyQuery'
import type { SharedArticle } from './shareTags'
import {
  DIVE_ROUTE,
  EVENTS_ROUTE,
  HOME_ROUTE,
  IMPACT_ROUTE,
  NEWS_ROUTE,
  LOGBOOK_ROUTE,
  PAPER_REEF_ROUTE,
  PRESS_ROUTE,
  SEARCH_ROUTE,
} from '../../config/routes'
import { routeIn } from '../../i18n/routeIn'
import { topicName } from '../../i18n/topicName'
import { WORDS } from '../../i18n/words'
import { listName } from '../../i18n/listName'
import type { Language } from '../../i18n/languages'
import type { PagePlace } from '../../i18n/pagePlace'
import type { NewsList, NewsListPage } from '../../lib/newsLists'
import { having } from '../../lib/having'
import { trip, type Price } from '../structuredData/dive'
import { eventOf } from '../structuredData/events'
import type { Crumb } from '../structuredData/pages'
import type { MadePicture } from '../structuredData/pictures'
import { faqPage } from '../structuredData/questions'
import type { Site } from '../structuredData/site'
import { article, changedLater } from '../structuredData/stories'

type Content = Queries.DescribedContentQuery
type JpegFile = Queries.JpegFileFragment
/** Only a guide has `updated`, a day as YYYY-MM-DD; only an article says where something happened, and who took part. */
type Story = Queries.ToldStoryFragment & {
  readonly updated?: string
  readonly place?: string | null
  readonly partners?: readonly string[] | null
  readonly sponsors?: readonly string[] | null
}

/** What a page shows of itself to others, beside what stands in its own head. */
export interface Description {
  picture: MadePicture
  /** Routes of the stories that it lists */
  stories?: readonly string[]
  article?: SharedArticle
  /** The path that it shows above its title; empty where it shows none */
  breadcrumb: readonly Crumb[]
  things: readonly Thing[]
}

const real = <T>(value: T, field: string, { placeholder }: Pick<Content['links'], 'placeholder'>) =>
  placeholder?.includes(field) ? null : value

/** What the settings say in a language, without what only stands in. */
export const siteOf = ({ contact, links, allSitePage }: Content, language: Language): Site => ({
  ...contact,
  language,
  email: real(contact.email, 'email', contact),
  phone: real(contact.phone, 'phone', contact),
  profiles: [real(links.facebook, 'facebook', links), real(links.instagram, 'instagram', links)].filter(
    (address) => address !== null,
  ),
  pictureLicence: links.pictureLicence,
  hasSearch: allSitePage.nodes.some(({ path }) => path === routeIn(language, SEARCH_ROUTE)),
})

/** As `Breadcrumb` shows it (src/components/Breadcrumb.tsx). */
const breadcrumbTo = ({ language }: Site, ...crumbs: readonly Crumb[]): readonly Crumb[] => [
  { name: WORDS[language].common.home, to: routeIn(language, HOME_ROUTE) },
  ...crumbs,
]
const breadcrumbToList = (list: NewsList, site: Site) => {
  const name = listName(WORDS[site.language], list)
  const all = { name: WORDS[site.language].common.news, to: routeIn(site.language, NEWS_ROUTE) }
  return list.kind === 'all' ? breadcrumbTo(site, { name }) : breadcrumbTo(site, all, { name })
}

const madePicture = (file: JpegFile, alt: string): MadePicture => ({
  ...made(file).resize,
  alt,
})

const sharedPicture = (file: JpegFile, alt: string): MadePicture => ({ ...made(file).share, alt })

const storyDescription = (
  story: Story,
  events: Content['allEvent']['nodes'],
  site: Site,
  changed?: string,
): Description => {
  const { picture, pictureAlt, secondPicture, secondPictureAlt } = story
  const words = WORDS[site.language]
  const topics = (story.topics ?? []).map((topic) => topicName(words, topic))
  const modified = story.updated ?? changed
  const pictures = [madePicture(picture, pictureAlt), madePicture(secondPicture, secondPictureAlt)]
  return {
    picture: sharedPicture(picture, pictureAlt),
    article: {
      ...(story.date && !story.dateText && { published: story.date }),
      modified: changedLater({ date: story.date, modified }),
      topics,
    },
    breadcrumb: breadcrumbTo(site, { name: story.label ?? words.story.newsDetail }),
    things: [
      article({ ...story, modified, topics, pictures }, site),
      ...events
        .filter(having('date'))
        .filter(({ link }) => link === story.route)
        .map((event) =>
          eventOf({ ...event, route: story.route, picture: madePicture(event.picture, event.pictureAlt) }, site),
        ),
    ],
  }
}

/** Events whose day is known, each under the page that tells about it, or else where all are listed. */
const allEvents = ({ allEvent }: Content, site: Site) =>
  allEvent.nodes.filter(having('date')).map((event) =>
    eventOf(
      {
        ...event,
        route: event.link.startsWith('/') ? event.link : routeIn(site.language, EVENTS_ROUTE),
        picture: madePicture(event.picture, event.pictureAlt),
      },
      site,
    ),
  )

const questionsAbout = (subject: string, { allQuestion }: Content) =>
  allQuestion.nodes.filter(({ about }) => about === subject)

const diveDescription = (content: Content, site: Site): Description => {
  const { diveBanner, allDivePackage, priceSettings } = content
  const prices = (priceSettings.prices ?? []).map((row): Price => ({
    ...row,
    price: real(row.price, 'prices', priceSettings),
  }))
  return {
    picture: sharedPicture(diveBanner.picture, diveBanner.pictureAlt),
    breadcrumb: breadcrumbTo(site, { name: diveBanner.title }),
    things: [
      ...allDivePackage.nodes.map(({ picture, pictureAlt, ...dive }) =>
        trip({ ...dive, picture: madePicture(picture, pictureAlt) }, prices, site),
      ),
      ...faqPage(routeIn(site.language, DIVE_ROUTE), questionsAbout('diving', content), site),
    ],
  }
}

/**
 * @param changed moment of the last change of a file, by its path in the project
 * @returns from a route to its description; a page of which nothing is known here shows the settings' picture
 */
export const descriptions = (content: Content, site: Site, changed: (file: string) => string | undefined) => {
  const { contact, allNewsArticle, allGuide, allEventPage, allEvent, allSitePage } = content
  const { allActionPage, allTextPage, logbookPage, paperReefPage, pressPage } = content
  const { common } = WORDS[site.language]
  const here = (route: string) => routeIn(site.language, route)
  const plain: Description = {
    picture: sharedPicture(contact.sharePicture, contact.sharePictureAlt),
    breadcrumb: [],
    things: [],
  }
  const stories = [...allNewsArticle.nodes, ...allGuide.nodes, ...allEventPage.nodes]
  const found = new Map<string, Description>([
    [here(HOME_ROUTE), plain],
    [here(DIVE_ROUTE), diveDescription(content, site)],
    [here(IMPACT_ROUTE), { ...plain, breadcrumb: breadcrumbTo(site, { name: common.impact }) }],
    ...[
      ...allTextPage.nodes,
      { ...pressPage, route: here(PRESS_ROUTE) },
      { ...logbookPage, route: here(LOGBOOK_ROUTE) },
      { ...paperReefPage, route: here(PAPER_REEF_ROUTE) },
    ].map(({ route, label }): [string, Description] => [
      route,
      { ...plain, breadcrumb: breadcrumbTo(site, { name: label }) },
    ]),
    ...allActionPage.nodes.map(({ route, label, about, picture, pictureAlt }): [string, Description] => [
      route,
      {
        picture: sharedPicture(picture, pictureAlt),
        breadcrumb: breadcrumbTo(site, { name: label }),
        things: faqPage(route, questionsAbout(about, content), site),
      },
    ]),
    [
      here(EVENTS_ROUTE),
      { ...plain, breadcrumb: breadcrumbTo(site, { name: common.events }), things: allEvents(content, site) },
    ],
    ...stories.map((story): [string, Description] => [
      story.route,
      storyDescription(story, allEvent.nodes, site, changed(story.file)),
    ]),
  ])
  const byId = new Map(stories.map((story) => [story.id, story]))
  for (const { path, pageContext } of allSitePage.nodes) {
    const { list, ids, language } = (pageContext ?? {}) as Partial<NewsListPage & PagePlace>
    if (!list || !ids || language !== site.language) continue
    const listed = ids.flatMap((id) => byId.get(id) ?? [])
    const { name } = list
    const shown = listed.find(({ topics }) => topics?.[0] === name) ?? listed[0]
    found.set(path, {
      ...plain,
      ...(shown && { picture: sharedPicture(shown.picture, shown.pictureAlt) }),
      breadcrumb: breadcrumbToList(list, site),
      stories: listed.map(({ route }) => route),
    })
  }
  return (route: string) => found.get(route) ?? plain
}
