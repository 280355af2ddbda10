import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { NEWS_ROUTE } from '../config/routes'
import { routeIn } from '../i18n/routeIn'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import type { NewsListPage } from '../lib/newsLists'
import { wordsOf } from '../i18n/loadedWords'
import { listName } from '../i18n/listName'
import { NewsListHeader } from '../sections/news/NewsListHeader'
import { NewsListPager } from '../sections/news/NewsListPager'
import { NewsListStories } from '../sections/news/NewsListStories'

type Context = PagePlace & NewsListPage
type ListProps = { data: Queries.NewsListQuery; pageContext: Context }

const leadOf = ({ data: { newsArchive }, pageContext: { list } }: ListProps) => {
  if (list.kind === 'guides') return newsArchive.guidesLead
  const ofTopic = newsArchive.topicLeads.find(({ topic }) => topic === list.name)
  return ofTopic?.text ?? newsArchive.lead
}

/** All stories, those of a topic, all guides: plain links lead from one list to another. */
const NewsListTemplate = ({ data, pageContext }: PageProps<Queries.NewsListQuery, Context>) => (
  <>
    <NewsListHeader {...pageContext} title={data.newsArchive.title} lead={leadOf({ data, pageContext })} />
    <NewsListStories {...data} />
    <NewsListPager {...pageContext} />
  </>
)

export default NewsListTemplate

export const Head = ({ data, pageContext }: HeadProps<Queries.NewsListQuery, Context>) => {
  const { language, list, page, pages } = pageContext
  const words = wordsOf(language)
  const name = listName(words, list)
  const heading = { all: data.newsArchive.title, topic: words.news.storiesAbout(name), guides: name }[list.kind]
  const ofPages = page > 1 ? [words.news.page(page, pages)] : []
  const title = [heading, ...ofPages].join(', ')
  const description = [...ofPages, leadOf({ data, pageContext })].join('. ')
  const isOfAll = list.kind === 'all'
  return (
    <PageHead
      {...pageContext}
      title={title}
      description={description}
      label={isOfAll ? words.common.news : name}
      parent={isOfAll ? undefined : { label: words.common.news, to: routeIn(language, NEWS_ROUTE) }}
    />
  )
}

export const query = graphql`
  query NewsList($language: String!, $ids: [String!]!) {
    newsArchive(language: { eq: $language }) {
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
