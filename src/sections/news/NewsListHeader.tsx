import { PageHeader } from '../../components/PageHeader'
import { NEWS_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import type { NewsListPage } from '../../lib/newsLists'
import { topicSurface } from '../../lib/topicSurface'
import { listName } from '../../i18n/listName'
import { NewsListChoice } from './NewsListChoice'

type NewsListHeaderProps = Pick<NewsListPage, 'list' | 'lists'> & { title: string; lead: string }

/** Where one is, what the list holds and how much of it there is; the other lists to choose from. */
export const NewsListHeader = ({ list, lists, title, lead }: NewsListHeaderProps) => {
  const words = useWords()
  const here = useRouteHere()
  const isAll = list.kind === 'all'
  const name = listName(words, list)
  return (
    <PageHeader
      label={name}
      parent={isAll ? undefined : { label: words.common.news, to: here(NEWS_ROUTE) }}
      title={isAll ? title : name}
      lead={lead}
      surface={list.kind === 'topic' ? topicSurface(list.name) : undefined}
      below={<NewsListChoice list={list} lists={lists} />}
    />
  )
}
