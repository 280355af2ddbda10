import { placesOf } from '../../../src/gatsby/pages/placeOf'

const BOTH = [
  { language: 'en', route: '/impact' },
  { language: 'id', route: '/id/impact' },
]

test('a page stands in all languages, and each of its pages knows the others', () => {
  expect(placesOf('/impact')).toEqual([
    { language: 'en', translations: BOTH },
    { language: 'id', translations: BOTH },
  ])
})

test('or in some, and then knows no other', () => {
  expect(placesOf('/impact', ['en'])).toEqual([{ language: 'en', translations: BOTH.slice(0, 1) }])
})
