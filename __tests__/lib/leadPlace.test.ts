import { leadPlace } from '../../src/lib/leadPlace'

const story = (width: number, height: number, said: { layout?: string; video?: string } = {}, pixels = 1600) => ({
  layout: null,
  video: null,
  picture: {
    childImageSharp: {
      gatsbyImageData: { width, height, images: { sources: [{ srcSet: `/a.avif 400w, /b.avif ${pixels}w` }] } },
    },
  },
  ...said,
})

test.each([
  ['an upright picture stands beside the title', story(9, 16), 'upright'],
  ['one that is small does not, where it would be enlarged', story(9, 16, {}, 500), 'wide'],
  ['one as wide as high does not', story(1, 1), 'wide'],
  ['a wide one does not', story(3, 2), 'wide'],
  ['a wide one does where its file says so', story(3, 2, { layout: 'beside' }), 'beside'],
  ['an upright one does not where its file says so', story(9, 16, { layout: 'wide' }), 'wide'],
  ['a film never does', story(9, 16, { layout: 'beside', video: 'b6_wsXVRWCA' }), 'wide'],
])('%s', (_name, one, place) => {
  expect(leadPlace(one)).toBe(place)
})

test('a picture that cannot be shown has no form', () => {
  expect(leadPlace({ layout: null, video: null, picture: { childImageSharp: null } })).toBe('wide')
})
