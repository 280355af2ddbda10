import { EVENTS_ROUTE, topicRoute } from '../config/routes'
import type { Language } from './languages'
import { routeIn } from './routeIn'
import { topicName } from './topicName'
import type { Words } from './en'

/** Where a story belongs, between home and it: the list of its first topic; an event's page, which has none, all events. */
export const storySection = (words: Words, language: Language, topics: readonly string[] | null) => {
  const topic = topics?.[0]
  return topic
    ? { label: topicName(words, topic), to: routeIn(language, topicRoute(topic)) }
    : { label: words.common.events, to: routeIn(language, EVENTS_ROUTE) }
}
