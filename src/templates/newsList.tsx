import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { listPageRoute } from '../config/routes'
import * as newsWording from '../config/newsWording'
import { PageHead } from '../layout/PageHead'
import type { NewsListPage } from '../lib/newsLists'
import { NewsListHeader } from '../sections/news/NewsListHeader'
import { NewsListPager } from '../sections/news/NewsListPager'
import { NewsListStories } from '../sections/news/NewsListStories'

type ListProps = { data: Queries.NewsListQuery; pageContext: NewsListPage }

const leadOf = ({ data: { newsArchive }, pageContext: { list } }: ListProps) => {
  if (list.kind === 'guides') return newsArchive.guidesLead
  if (list.kind === 'year') return newsWording.leadOfYear(list.label, list.count)
  const ofTopic = newsArchive.topicLeads.find(({ topic }) => topic === list.label)
  return ofTopic?.text ?? newsArchive.lead
}

/** All stories, those of a topic, those of a year, all guides: plain links lead from one list to another. */
const NewsListTemplate = ({ data, pageContext }: PageProps<Queries.NewsListQuery, NewsListPage>) => (
  <>
    <NewsListHeader {...pageContext} title={data.newsArchive.title} lead={leadOf({ data, pageContext })} />
    <NewsListStories {...data} />
    <NewsListPager {...pageContext} />
  </>
)

export default NewsListTemplate

export const Head = ({ data, pageContext }: HeadProps<Queries.NewsListQuery, NewsListPage>) => {
  const { list, page, pages } = pageContext
  const titles = {
    all: data.newsArchive.title,
    topic: newsWording.storiesAbout(list.label),
    year: newsWording.storiesOf(list.label),
    guides: list.label,
  }
  const ofPages = page > 1 ? [newsWording.page(page, pages)] : []
  const title = [titles[list.kind], ...ofPages].join(', ')
  const description = [...ofPages, leadOf({ data, pageContext })].join('. ')
  return <PageHead title={title} description={description} route={listPageRoute(list.route, page)} />
}

export const query = graphql`
  query NewsList($ids: [String!]!) {
    newsArchive {
      title
      lead
      topicLeads {
        topic
        text
      }
      guidesLead
    }
    ...NewsListStories
  }
`
