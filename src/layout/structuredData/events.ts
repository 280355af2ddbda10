import type { Event } from 'schema-dts'
import { addressOf } from '../../lib/addressOf'
import { lombokTime } from '../../lib/lombokTime'
import { slug } from '../../lib/slug'
import { imageObject } from './pictures'
import { idOf, type Site } from './site'

/**
 * Events whose day is known (schema.org/Event; Google Search, "Event"), each under the page that tells about it. Google asks
 * for a place too; it stands here only where the foundation has said it.
 * @param listRoute of the page under which those are whose link leads to another site
 */
export const eventThings = (events: readonly Queries.DatedEventFragment[], listRoute: string, site: Site): Event[] =>
  events.flatMap(({ title, description, date, startTime, endTime, place, link, picture, pictureAlt }) => {
    if (!date) return []
    const address = addressOf(site, link.startsWith('/') ? link : listRoute)
    return {
      '@type': 'Event' as const,
      '@id': `${address}#${slug(title)}`,
      name: title,
      description,
      url: address,
      startDate: lombokTime(date, startTime),
      ...(endTime && { endDate: lombokTime(date, endTime) }),
      eventStatus: 'https://schema.org/EventScheduled' as const,
      ...(place && { location: { '@type': 'Place' as const, name: place, address: place } }),
      organizer: idOf(site, 'foundation'),
      image: imageObject(picture, pictureAlt, site),
    }
  })
