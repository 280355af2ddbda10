import { dirname } from 'node:path'
import { eventCalendarRoute } from '../../config/routes'
import { unnumbered } from '../../lib/unnumbered'
import type { CheckedFile } from '../checkedFile'
import { hasKnownDay } from '../events'
import type { Mistake } from '../mistake'
import { originalsFirst } from './originals'

/** Events that would share a calendar file, and with it what tells calendars that they are two. */
export const checkCalendars = (files: readonly CheckedFile[]): Mistake[] => {
  const taken = new Map<string, string>()
  const dated = files.filter(({ type, frontMatter }) => type.name === 'Event' && hasKnownDay(frontMatter))
  return originalsFirst(dated).flatMap(({ file, frontMatter: { date } }) => {
    const folder = dirname(file)
    // some hosts tell large and small letters apart, some do not
    const calendar = eventCalendarRoute(unnumbered(file)).toLowerCase()
    const other = taken.get(calendar)
    taken.set(calendar, other ?? folder)
    if (!other) return []
    const name = `${folder.split('/').at(-1)}-${String(date).slice(0, 4)}`
    const message = `is called like ${other} after its number, and both would have one calendar file; give it another name, for example with the year: ${name}`
    return [{ file: folder, message }]
  })
}
