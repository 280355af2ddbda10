/** @jest-environment node */
import { onPreBuild } from '../../../src/gatsby/pictures/picturesAhead'

/* Encoding begins before webpack does, for what a build has to query. */

const state = {
  pages: new Map([
    ['/', { componentPath: 'index.tsx', context: {} }],
    ['/detail-news-1', { componentPath: 'story.tsx', context: { id: 'one' } }],
    ['/detail-news-2', { componentPath: 'story.tsx', context: { id: 'two' } }],
    ['/404', { componentPath: '404.tsx', context: {} }],
  ]),
  components: new Map([
    ['index.tsx', { query: 'query Home' }],
    ['story.tsx', { query: 'query Story' }],
    ['404.tsx', { query: '' }],
  ]),
  queries: {
    trackedQueries: new Map([
      ['/', { dirty: 0 }],
      ['/detail-news-1', { dirty: 4 }],
      ['/detail-news-2', { dirty: 0 }],
      ['/404', { dirty: 1 }],
    ]),
  },
}

test('queries run for pages that are new or have changed, and for no others', async () => {
  const graphql = jest.fn().mockResolvedValue({})
  await onPreBuild!({ graphql, store: { getState: () => state } } as never, { plugins: [] }, () => {})
  expect(graphql.mock.calls).toEqual([['query Story', { id: 'one' }]])
})
