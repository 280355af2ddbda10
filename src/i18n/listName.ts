import type { NewsList } from '../lib/newsLists'
import { topicName } from './topicName'
import type { Words } from './en'

/** What a list is called. */
export const listName = (words: Words, { kind, name }: NewsList) => {
  if (kind === 'topic') return topicName(words, name)
  return kind === 'guides' ? words.news.guides : words.common.news
}
