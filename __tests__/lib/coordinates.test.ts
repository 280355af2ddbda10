import { WORDS } from '../../src/i18n/words'
import { coordinatesText, geoLink, mapLink } from '../../src/lib/coordinates'

test('coordinates are read with hemispheres and linked with signs, latitude first (RFC 5870)', () => {
  expect(coordinatesText(-8.406, 116.06, WORDS.en)).toBe('8.406° S, 116.060° E')
  expect(coordinatesText(51.5, -0.12, WORDS.en)).toBe('51.500° N, 0.120° W')
  expect(coordinatesText(-8.406, 116.06, WORDS.id)).toBe('8,406° LS, 116,060° BT')
  expect(coordinatesText(51.5, -0.12, WORDS.id)).toBe('51,500° LU, 0,120° BB')
  expect(geoLink(-8.406, 116.06)).toBe('geo:-8.406,116.06')
  expect(mapLink(-8.406, 116.06)).toBe('https://www.openstreetmap.org/?mlat=-8.406&mlon=116.06#map=13/-8.406/116.06')
})
