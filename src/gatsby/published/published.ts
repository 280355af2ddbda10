import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import {
  CALENDAR_ROUTE,
  JSON_FEED_ROUTE,
  ROBOTS_ROUTE,
  RSS_ROUTE,
  SEARCH_ROUTE,
  SITEMAP_ROUTE,
} from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import type { PagePlace } from '../../i18n/pagePlace'
import { inAllLanguages, routeIn } from '../../i18n/routeIn'
import { present } from '../../lib/present'
import { queryOrPanic } from '../queryOrPanic'
import { writeInFolders } from '../writeInFolders'
import { calendarText } from './calendars'
import { newsFeed } from './feed'
import { sitemapText } from './sitemap'

/** A reader asks for the whole feed every hour: with their full texts, these are some 240 kB. */
export const FEED_STORIES = 50

/** The search has nothing of its own to be found. */
export const NOT_IN_SITEMAP: readonly string[] = [...UNLISTED_ROUTES, ...inAllLanguages(SEARCH_ROUTE)]

const QUERY = /* GraphQL */ `
  fragment PublishedPicture on File {
    childImageSharp {
      resize(width: 1200, toFormat: JPG) {
        src
      }
    }
  }
  fragment PublishedStory on Story {
    language
    route
    title
    summary
    topics
    picture {
      ...PublishedPicture
    }
    pictureAlt
    parts {
      html
      picture {
        file {
          ...PublishedPicture
        }
        alt
        caption
      }
    }
  }
  query Published($notInSitemap: [String!]!) {
    allContactSettings(sort: { language: ASC }) {
      nodes {
        language
        name
        siteUrl: origin
      }
    }
    allNewsArchive(sort: { language: ASC }) {
      nodes {
        language
        lead
      }
    }
    allNewsArticle(sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        date
        ...PublishedStory
      }
    }
    allGuide(sort: [{ updated: DESC }, { route: ASC }]) {
      nodes {
        date: updated
        ...PublishedStory
      }
    }
    allEvent(filter: { calendar: { ne: null } }, sort: { date: ASC }) {
      nodes {
        language
        title
        description
        date
        startTime
        endTime
        place
        calendar
        link
      }
    }
    allSitePage(filter: { path: { nin: $notInSitemap } }, sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
  }
`
type Published = Queries.PublishedQuery

const srcOf = ({ childImageSharp }: Queries.PublishedPictureFragment) =>
  present(childImageSharp, 'smaller picture').resize.src

const write = (route: string, text: string) => writeInFolders(join('public', route), text)

/** Articles and guides, newest first; a guide takes its place by the day when it was last looked through. */
const feedStories = (language: Language, { allNewsArticle, allGuide }: Published) =>
  [...allNewsArticle.nodes, ...allGuide.nodes]
    .filter((story) => story.language === language)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, FEED_STORIES)
    .map(({ parts, ...story }) => ({
      ...story,
      topics: story.topics ?? [],
      picture: srcOf(story.picture),
      text: parts.map(({ html, picture }) => ({ html, picture: picture && { ...picture, src: srcOf(picture.file) } })),
    }))

const writeFeedsAndCalendars = (language: Language, published: Published) => {
  const isHere = (node: { language: string }) => node.language === language
  const here = (route: string) => routeIn(language, route)
  const { name, siteUrl } = present(published.allContactSettings.nodes.find(isHere), `settings in ${language}`)
  const { lead } = present(published.allNewsArchive.nodes.find(isHere), `list of stories in ${language}`)
  const feed = newsFeed({ language, name, siteUrl, description: lead }, feedStories(language, published))
  write(here(RSS_ROUTE), feed.rss)
  write(here(JSON_FEED_ROUTE), feed.json)
  const events = published.allEvent.nodes.filter(isHere).flatMap((event) => {
    const { date, calendar } = event
    return date && calendar ? { ...event, date, calendar, url: new URL(hrefOf(event.link), siteUrl).href } : []
  })
  for (const event of events) write(event.calendar, calendarText({ name, language }, [event]))
  write(here(CALENDAR_ROUTE), calendarText({ name, language }, events))
}

/** Pages with their translations; only one address for each. */
const sitemapPages = ({ allSitePage }: Published) =>
  allSitePage.nodes.map(({ path, pageContext }) => ({
    route: path,
    translations: (pageContext as unknown as PagePlace).translations,
  }))

/** Writes the files that other programs read: sitemap, robots.txt, and in each language feeds and calendars. */
export const writePublishedFiles = async (args: Pick<BuildArgs, 'graphql' | 'reporter'>) => {
  const sentence = 'Sitemap, feeds and calendars could not be written.'
  const published = await queryOrPanic<Published>(args, QUERY, sentence, { notInSitemap: NOT_IN_SITEMAP })
  for (const language of ALL_LANGUAGES) writeFeedsAndCalendars(language, published)
  const { siteUrl } = present(
    published.allContactSettings.nodes.find(({ language }) => language === SOURCE_LANGUAGE),
    'settings',
  )
  write(SITEMAP_ROUTE, await sitemapText(siteUrl, sitemapPages(published)))
  write(ROBOTS_ROUTE, `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP_ROUTE}\n`)
}
