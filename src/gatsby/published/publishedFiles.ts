import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import {
  CALENDAR_ROUTE,
  JSON_FEED_ROUTE,
  ROBOTS_ROUTE,
  RSS_ROUTE,
  SECURITY_ROUTE,
  SITEMAP_ROUTE,
} from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import type { PagePlace } from '../../i18n/pagePlace'
import { languageOfRoute, routeIn } from '../../i18n/routeIn'
import { inEachLanguage } from '../inEachLanguage'
import { having } from '../../lib/having'
import { queryOrPanic } from '../queryOrPanic'
import { calendarText } from './calendars'
import { newsFeed } from './feed'
import { lastModifiedIn, type LastModified } from './lastModified'
import { securityText } from './security'
import { sitemapText } from './sitemap'
import { made } from '../storyQuery'
import { FEED_STORIES, NOT_IN_SITEMAP, publishedQuery, sitemapQuery } from './published'

type Published = Queries.PublishedQuery

const picturesOf = ({ picture, secondPicture }: Queries.ToldStoryFragment) => ({
  picture: made(picture).resize.src,
  secondPicture: made(secondPicture).resize.src,
})

/** Pages with their pictures, translations and the day of their last change; only one address for each. */
const sitemapPages = ({ allSitePage, allStory }: Queries.SitemapQuery, changed: LastModified) => {
  const newest = [...changed.values()].sort().at(-1)
  const stories = new Map(allStory.nodes.map((story) => [story.route, story]))
  return allSitePage.nodes.map(({ path, pageContext }) => {
    const story = stories.get(path)
    return {
      route: path,
      lastmod: story ? lastModifiedIn(languageOfRoute(path), story.file, changed) : newest,
      pictures: story ? Object.values(picturesOf(story)) : [],
      translations: (pageContext as unknown as PagePlace).translations,
    }
  })
}

/** Articles and guides, newest first; a guide takes its place by the day when it was last looked through. */
const feedStories = ({ newest, newestGuides }: Published) =>
  [...newest.nodes, ...newestGuides.nodes.map(({ updated, ...guide }) => ({ ...guide, date: updated }))]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, FEED_STORIES)
    .map(({ parts, ...story }) => ({
      ...story,
      ...picturesOf(story),
      text: parts.map(({ html, picture }) => ({
        html,
        picture: picture && { ...picture, src: made(picture.file).resize.src },
      })),
    }))

const write = (route: string, text: string) => {
  const path = join('public', route)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const writeFeedsAndCalendars = (language: Language, data: Published) => {
  const { name, siteUrl } = data.contactSettings
  const here = (route: string) => routeIn(language, route)
  const feed = newsFeed({ language, name, siteUrl, description: data.newsArchive.lead }, feedStories(data))
  const events = data.allEvent.nodes
    .filter(having('date', 'calendar'))
    .map((event) => ({ ...event, url: new URL(hrefOf(event.link), siteUrl).href }))
  write(here(RSS_ROUTE), feed.rss)
  write(here(JSON_FEED_ROUTE), feed.json)
  for (const event of events) write(event.calendar, calendarText({ name, language }, [event]))
  write(here(CALENDAR_ROUTE), calendarText({ name, language }, events))
}

/** Writes the files that other programs read: sitemap, robots.txt, security.txt, and in each language feeds and calendars. */
export const writePublishedFiles = async (args: Pick<BuildArgs, 'graphql' | 'reporter'>, changed: LastModified) => {
  const sentence = 'Sitemap, feeds and calendars could not be written.'
  const published = await inEachLanguage((language) =>
    queryOrPanic<Published>(args, publishedQuery, sentence, { language, feedStories: FEED_STORIES }),
  )
  for (const language of ALL_LANGUAGES) writeFeedsAndCalendars(language, published[language])
  const pages = await queryOrPanic<Queries.SitemapQuery>(args, sitemapQuery, sentence, {
    notInSitemap: NOT_IN_SITEMAP,
  })
  const { siteUrl, email } = published[SOURCE_LANGUAGE].contactSettings
  write(SITEMAP_ROUTE, await sitemapText(siteUrl, sitemapPages(pages, changed)))
  write(ROBOTS_ROUTE, `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP_ROUTE}\n`)
  write(SECURITY_ROUTE, securityText(siteUrl, email))
}
