import { defineContentType } from './contentType'
import { day, line, link, pictureFields, route, sentences, timeOfDay } from './fields'
import { storyFields } from './news'

export const event = defineContentType({
  name: 'Event',
  files: 'events/*/index.md',
  body: 'required',
  fields: {
    title: line(60),
    description: sentences(20, 200),
    /** The big sign on the poster, for example 150k */
    numeral: line(5),
    numeralLabel: line(24),
    link: link(),
    linkLabel: line(24),
    secondLink: link().optional(),
    secondLinkLabel: line(24).optional(),
    ...pictureFields('picture'),
    /** Orders the events; where the day itself is known, gives a calendar file and structured data */
    date: day().optional(),
    /** Shown instead of the day where only month or year are known, or there were several; `date` is then the last it can be */
    dateText: line(24).optional(),
    /** Time of day on Lombok (src/lib/lombokTime.ts) */
    startTime: timeOfDay().optional(),
    endTime: timeOfDay().optional(),
    place: line(80).optional(),
  },
})

export const eventPage = defineContentType({
  name: 'EventPage',
  files: 'events/*/page.md',
  body: 'required',
  interfaces: ['Story'],
  fields: { route: route(), ...storyFields },
})

/** Whether the very day of an event is known, for which alone there is a calendar file: with `dateText` it is the last one it can be. */
export const hasKnownDay = ({ date, dateText }: Readonly<Record<string, unknown>>) => Boolean(date) && !dateText
