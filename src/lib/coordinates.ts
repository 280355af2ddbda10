import type { Words } from '../i18n/words'

/** Decimal places of a degree that are shown: the third is about 110 m, which is what the coordinates are good for. */
const PLACES = 3

/**
 * Coordinates to read, such as "8.406° S, 116.060° E".
 * @param latitude degrees, north positive (WGS 84)
 * @param longitude degrees, east positive
 */
export const coordinatesText = (latitude: number, longitude: number, { common, place }: Words) => {
  const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(PLACES).replace('.', common.decimalSign)}° ${value < 0 ? negative : positive}`
  return `${degrees(latitude, [place.north, place.south])}, ${degrees(longitude, [place.east, place.west])}`
}

/** Opens the map app of a telephone (RFC 5870): latitude before longitude, in WGS 84. */
export const geoLink = (latitude: number, longitude: number) => `geo:${latitude},${longitude}`

/** The place on OpenStreetMap, with a marker. */
export const mapLink = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`
