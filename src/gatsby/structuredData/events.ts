import type { Event } from 'schema-dts'
import { lombokTime } from '../../lib/lombokTime'
import { slug } from '../../lib/slug'
import type { DatedEvent } from '../storyQuery'
import { imageObject, type MadePicture } from './pictures'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

export interface KnownEvent extends DatedEvent {
  /** Path of the page about it */
  route: string
  picture: MadePicture
}

/**
 * An event whose day is known (schema.org/Event; Google Search, "Event"). Google asks for a place too; it stands here
 * only where the foundation has said it.
 */
export const eventOf = (event: KnownEvent, site: Site): Event => ({
  '@type': 'Event',
  '@id': `${addressOf(site, event.route)}#${slug(event.title)}`,
  name: event.title,
  description: event.description,
  url: addressOf(site, event.route),
  startDate: lombokTime(event.date, event.startTime),
  ...(event.endTime && { endDate: lombokTime(event.date, event.endTime) }),
  eventStatus: 'https://schema.org/EventScheduled',
  ...(event.place && { location: { '@type': 'Place', name: event.place, address: event.place } }),
  organizer: idOf(site, 'foundation'),
  image: imageObject(event.picture, site),
})
