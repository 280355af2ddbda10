import { storyDeed } from '../../src/lib/storyDeed'
import { TOPICS } from '../../src/schema/news'

test('what the story says comes first', () => {
  expect(storyDeed('dive', ['Reef'])).toBe('dive')
})

test('else it fits the first topic', () => {
  expect(storyDeed(null, ['Reef', 'Mangrove'])).toBe('adopt')
  expect(storyDeed(null, ['Mangrove', 'Reef'])).toBe('join')
  expect(storyDeed(null, null)).toBe('join')
})

test('every topic has one', () => {
  const deeds = TOPICS.map((topic) => `${topic}: ${storyDeed(null, [topic])}`)
  expect(deeds).toEqual([
    'Reef: adopt',
    'Mangrove: join',
    'Research: donate',
    'Education: teach',
    'Community: join',
    'Ocean: donate',
    'Events: join',
    'Partners: donate',
  ])
})
