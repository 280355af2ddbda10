/** Lines that our calendars may have, as RFC 5545 writes them (3.3.4, 3.3.5, 3.3.11). */
const LINES = [
  /^(BEGIN|END):(VCALENDAR|VEVENT)$/,
  /^(VERSION|CALSCALE|PRODID|METHOD|UID|URL|X-[A-Z-]+):.+$/,
  /^DT(START|END);VALUE=DATE:\d{8}$/,
  /^DT(START|END|STAMP):\d{8}T\d{6}Z$/,
  /^(SUMMARY|DESCRIPTION|LOCATION):([^\\;,]|\\[\\;,nN])*$/,
]

/** The lines of a calendar that are otherwise, unfolded (3.1). */
export const calendarFaults = (text: string): string[] =>
  text
    .replace(/\r\n$|\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => !LINES.some((form) => form.test(line)))
