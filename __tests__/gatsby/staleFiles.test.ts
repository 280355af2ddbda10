import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeStaleFiles, staleFiles } from '../../src/gatsby/staleFiles'
import { temporaryFolder } from '../setup/temporaryFolder'

const folder = temporaryFolder()
const empty = temporaryFolder()

const HASH = '0cc3eb6c1f84deb1abcf'
const OLD_HASH = '5f5ea3d0fa8b5d1f9db6'
const DIGEST = '43f27109c8904874f68c0b12ae7cf5ce'
const OLD_DIGEST = '009b8fb10f81caa9cfb827cc212826c2'
/** Of a logo that is drawn (src/gatsby/pictures/drawings.ts) */
const DRAWING = `${DIGEST}${OLD_DIGEST}`
const OLD_DRAWING = `${OLD_DIGEST}${DIGEST}`

const STAYS = [
  'index.html',
  'calendar.ics',
  'calendar/world-turtle-day.ics',
  'id/calendar/world-turtle-day.ics',
  'id/index.html',
  // a page may be called so
  'calendar/index.html',
  `app-${HASH}.js`,
  `app-${HASH}.js.map`,
  `app.${HASH}.css`,
  `app.${HASH}.css.br`,
  'licences.txt',
  'static/anek-25TQ.woff2',
  'static/counted-2qEw.svg',
  'static/counted-2qEw.svg.gz',
  `static/${DIGEST}/005f1/lead.jpg`,
  `static/${DRAWING}/logo.svg`,
  'static/share/1234.jpg',
  // whoever writes there looks after it
  'static/elsewhere/1.txt',
  'shapes/edge-reef.avif',
]
const GOES = [
  'calendar/world-ocean-day.ics',
  'id/calendar/world-ocean-day.ics',
  `app-${OLD_HASH}.js`,
  `app-${OLD_HASH}.js.map`,
  `app-${OLD_HASH}.js.LICENSE.txt`,
  `app.${OLD_HASH}.css`,
  'static/anek-7xyz.woff2',
  `static/${OLD_DIGEST}/005f1/lead.jpg`,
  `static/${OLD_DRAWING}/logo.svg`,
]
const PRESENT = {
  calendars: ['/calendar/world-turtle-day.ics', '/id/calendar/world-turtle-day.ics'],
  bundles: [
    `app-${HASH}.js`,
    `app-${HASH}.js.map`,
    `app.${HASH}.css`,
    'static/anek-25TQ.woff2',
    'static/counted-2qEw.svg',
  ],
  digests: new Set([DIGEST, DRAWING]),
}

test('what only an earlier build wrote goes, all else stays', () => {
  for (const path of [...STAYS, ...GOES]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  const found = staleFiles(folder, PRESENT)
  expect(found.sort()).toEqual(
    GOES.map((path) => `/${path.replace(/([/]005f1[/]lead[.]jpg|[/]logo[.]svg)$/, '')}`).sort(),
  )
  removeStaleFiles(folder, PRESENT)
  expect(staleFiles(folder, PRESENT)).toEqual([])
})

test('a site without events, pictures or shared code has none', () => {
  expect(staleFiles(empty, PRESENT)).toEqual([])
})
