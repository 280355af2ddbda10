import { leadPlace } from '../../src/lib/leadPlace'

const story = (width: number, height: number, video: string | null = null) => ({
  video,
  picture: { childImageSharp: { gatsbyImageData: { width, height } } },
})

test.each([
  ['an upright picture stands beside the title', story(9, 16), 'upright'],
  ['one as wide as high does not', story(1, 1), 'wide'],
  ['a wide one does not', story(3, 2), 'wide'],
  ['a film never does', story(9, 16, 'b6_wsXVRWCA'), 'wide'],
  ['a picture that cannot be shown has no form', { ...story(9, 16), picture: { childImageSharp: null } }, 'wide'],
])('%s', (_name, one, place) => {
  expect(leadPlace(one)).toBe(place)
})
