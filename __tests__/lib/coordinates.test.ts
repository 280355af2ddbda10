import { coordinatesText, geoLink, mapLink } from '../../src/lib/coordinates'

test('coordinates are read with hemispheres and linked with signs, latitude first (RFC 5870)', () => {
  expect(coordinatesText(-8.406, 116.06)).toBe('8.406° S, 116.060° E')
  expect(coordinatesText(51.5, -0.12)).toBe('51.500° N, 0.120° W')
  expect(geoLink(-8.406, 116.06)).toBe('geo:-8.406,116.06')
  expect(mapLink(-8.406, 116.06)).toBe('https://www.openstreetmap.org/?mlat=-8.406&mlon=116.06#map=13/-8.406/116.06')
})
