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
import { having } from '../../lib/having'
import { queryOrPanic } from '../queryOrPanic'
import { calendarText } from './calendars'
import { newsFeed } from './feed'
import type { LastModified } from './lastModified'
import { securityText } from './security'
import { sitemapText } from './sitemap'
import { made } from '../storyQuery'
import { FEED_STORIES, NOT_IN_SITEMAP, publishedQuery } from './published'

type Published = Queries.PublishedQuery

const picturesOf = ({ picture, secondPicture }: Queries.ToldStoryFragment) => ({
  picture: made(picture).resize.src,
  secondPicture: made(secondPicture).resize.src,
})

/** Pages with their pictures and the day of their last change; only one address for each. */
const sitemapPages = ({ allSitePage, allNewsArticle, allGuide, allEventPage }: Published, changed: LastModified) => {
  const newest = [...changed.values()].sort().at(-1)
  const stories = new Map(
    [...allNewsArticle.nodes, ...allGuide.nodes, ...allEventPage.nodes].map((story) => [story.route, story]),
  )
  return allSitePage.nodes.map(({ path }) => {
    const story = stories.get(path)
    return {
      route: path,
      lastmod: story ? changed.get(story.file) : newest,
      pictures: story ? Object.values(picturesOf(story)) : [],
    }
  })
}

/** Articles and guides, newest first; a guide takes its place by the day when it was last looked through. */
const feedStories = ({ newest, newestGuides }: Published) =>
  [...newest.nodes, ...newestGuides.nodes.map(({ updated, ...guide }) => ({ ...guide, date: updated }))]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, FEED_STORIES)
    .map((story) => ({ ...story, ...picturesOf(story) }))

/** Writes the files that other programs read: sitemap, robots.txt, security.txt, feeds, calendars. */
export const writePublishedFiles = async (args: Pick<BuildArgs, 'graphql' | 'reporter'>, changed: LastModified) => {
  const data = await queryOrPanic<Published>(
    args,
    publishedQuery,
    'Sitemap, feeds and calendars could not be written.',
    { notInSitemap: NOT_IN_SITEMAP, feedStories: FEED_STORIES },
  )
  const { name, siteUrl, email } = data.contactSettings
  const write = (route: string, text: string) => {
    const path = join('public', route)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const feed = newsFeed({ name, siteUrl, description: data.newsArchive.lead }, feedStories(data))
  const events = data.allEvent.nodes
    .filter(having('date', 'calendar'))
    .map((event) => ({ ...event, url: new URL(event.link, siteUrl).href }))
  write(RSS_ROUTE, feed.rss)
  write(JSON_FEED_ROUTE, feed.json)
  for (const event of events) write(event.calendar, calendarText(name, [event]))
  write(CALENDAR_ROUTE, calendarText(name, events))
  write(SITEMAP_ROUTE, await sitemapText(siteUrl, sitemapPages(data, changed)))
  write(ROBOTS_ROUTE, `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP_ROUTE}\n`)
  write(SECURITY_ROUTE, securityText(siteUrl, email))
}
