import type { Words } from './en'

/** What a topic is called, by the name that files give it (`TOPICS` in src/schema/news.ts). */
export const topicName = (words: Words, topic: string) => words.topics[topic as keyof Words['topics']]
