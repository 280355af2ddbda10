const DATE = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const DATE_TIME = /^\d{8}T([01]\d|2[0-3])[0-5]\d([0-5]\d|60)Z?$/
const TIME_OF_DAY = /(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)/.source
const DURATION = new RegExp(`^[+-]?P(\\d+W|\\d+D(T${TIME_OF_DAY})?|T${TIME_OF_DAY})$`)
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^";:,]+)*):(.*)$/

const isValue = (name: string, parameters: string, value: string) => {
  if (/^(DTSTART|DTEND)$/.test(name)) return (parameters.includes('VALUE=DATE') ? DATE : DATE_TIME).test(value)
  if (name === 'DTSTAMP') return DATE_TIME.test(value) && value.endsWith('Z')
  if (name === 'DURATION') return DURATION.test(value)
  return !/^(SUMMARY|DESCRIPTION|LOCATION)$/.test(name) || !/(^|[^\\])(\\\\)*([;,]|\\[^\\;,nN])/.test(value)
}

/** The lines of a calendar that RFC 5545 forbids (3.1, 3.3.4, 3.3.5, 3.3.6, 3.3.11), by another hand than the writer's. */
export const calendarFaults = (text: string): string[] => {
  const lines = text
    .replace(/\r\n$/, '')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  return lines.filter((line) => {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? []
    return !name || !isValue(name, parameters, value)
  })
}
