/** What a reader can do after a story; the words of each stand in content/pages/deeds.md. */
export const DEEDS = ['dive', 'adopt', 'donate', 'join', 'teach'] as const
export type Deed = (typeof DEEDS)[number]

/** By the first topic of a story; those that are not named ask for what those without a topic do. */
const BY_TOPIC: Readonly<Record<string, Deed>> = {
  Reef: 'adopt',
  Research: 'donate',
  Education: 'teach',
  Ocean: 'donate',
  Partners: 'donate',
}

/**
 * What a reader is asked to do below a story: what the story says, or what fits its first topic. Mangroves, villages
 * and events need people.
 */
export const storyDeed = (said: string | null, topics: readonly string[] | null): Deed =>
  (said as Deed | null) ?? BY_TOPIC[topics?.[0] ?? ''] ?? 'join'
