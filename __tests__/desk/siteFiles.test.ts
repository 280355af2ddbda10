/** Between Decap CMS, which has one entry, and a host with two files. */
import { readFileSync } from 'node:fs'
import type { Backend } from '../../desk/decap'
import { SiteFiles } from '../../desk/siteFiles'

const PATH = 'content/timeline/02-briefing.md'
const TRANSLATION = 'content/timeline/02-briefing.id.md'
const ENGLISH = '---\ntitle: Briefing\ntime: 07:30\n---\n'
const INDONESIAN = '---\ntitle: Pengarahan\nsourceDigest: 0123456789ab\n---\n'

const deskOn = (files: Record<string, string>, at = PATH, linkedFrom: Record<string, string[]> = {}) => {
  const stored = new Map(Object.entries(files))
  const all = () => Promise.resolve([...stored].map(([path, data]) => ({ file: { path }, data })))
  const host: Backend = {
    entriesByFolder: all,
    entriesByFiles: all,
    // as decap-server answers where there is no file
    getEntry: (path) => Promise.resolve({ file: { path }, data: stored.get(path) ?? null }),
    persistEntry: async ({ dataFiles }) => dataFiles.forEach(({ path, raw }) => stored.set(path, raw)),
    deleteFiles: async (paths) => paths.forEach((path) => stored.delete(path)),
  }
  const refused = (reason: string) => new Error(reason)
  const desk = new SiteFiles(host, { routes: new Set() }, refused, (path) => Promise.resolve(linkedFrom[path] ?? []))
  const open = async () =>
    JSON.parse((await desk.getEntry(at)).data ?? '') as Record<'en' | 'id', Record<string, unknown>>
  const save = (forms: object) =>
    desk.persistEntry(
      { dataFiles: [{ path: at, slug: '', raw: JSON.stringify(forms) }], assets: [] },
      { commitMessage: '' },
    )
  return { desk, stored, open, save }
}

test('a translation is written when its words change, and goes when they are taken out', async () => {
  const { stored, open, save } = deskOn({ [PATH]: ENGLISH })
  const { en } = await open()
  await save({ en, id: { title: 'Arahan' } })
  expect(stored.get(TRANSLATION)).toMatch(/^---\ntitle: Arahan\nsourceDigest: [0-9a-f]{12}\n---\n$/)
  expect(stored.get(PATH)).toBe(ENGLISH)
  await save({ en, id: { title: '' } })
  expect(stored.has(TRANSLATION)).toBe(false)
})

test('an English correction leaves the translation as it is, and nothing is written over it', async () => {
  const { stored, open, save } = deskOn({ [PATH]: ENGLISH, [TRANSLATION]: INDONESIAN })
  const { en, id } = await open()
  await save({ en: { ...en, time: '07:45' }, id })
  expect(stored.get(TRANSLATION)).toBe(INDONESIAN)
  await expect(save({ en, id: { ...id, title: 'x'.repeat(500) } })).rejects.toThrow(/Indonesian: .*500/)
  expect(stored.get(TRANSLATION)).toBe(INDONESIAN)
})

test('a word of a story changes its line, and no other of either file', async () => {
  const at = 'content/news/14-plastic-kitchen-to-reef/index.md'
  const files = Object.fromEntries([at, at.replace('.md', '.id.md')].map((path) => [path, readFileSync(path, 'utf8')]))
  const { stored, open, save } = deskOn(files, at)
  const { en, id } = await open()
  await save({ en: { ...en, title: 'Another' }, id })
  expect(Object.fromEntries(stored)).toEqual({ ...files, [at]: files[at]!.replace(/^title: .*$/m, 'title: Another') })
})

test('what others changed meanwhile stays, and nothing is written', async () => {
  const { stored, open, save } = deskOn({ [PATH]: ENGLISH })
  const { en, id } = await open()
  const theirs = ENGLISH.replace('07:30', '08:00')
  stored.set(PATH, theirs)
  await expect(save({ en: { ...en, title: 'Mine' }, id })).rejects.toThrow('Somebody else has changed this')
  expect(stored.get(PATH)).toBe(theirs)
  stored.delete(PATH)
  await expect(save({ en: { ...en, title: 'Mine again' }, id })).rejects.toThrow(/deleted|no connection/)
})

const STORY = 'content/news/54-a-story/index.md'
const ALONE = STORY.replace('.md', '.id.md')
const fields = { number: 54, date: '2025-06-01' }
const words = (title: string) => ({
  title,
  facts: [{ value: '3', what: 'x' }],
  sources: [{ text: 'NOAA' }],
  body: 'B.',
})

test('a story is written in one language, whichever it is, and opens and is saved again', async () => {
  const { stored, open, save } = deskOn({}, STORY)
  await save({
    en: { ...fields, sources: [{ address: 'https://a.id' }], desk_lent: true, title: 'lent' },
    id: words('Satu'),
  })
  const whole =
    '---\nnumber: 54\ntitle: Satu\ndate: 2025-06-01\nfacts:\n  - value: "3"\n    what: x\nsources:\n  - address: https://a.id\n    text: NOAA\n---\n\nB.\n'
  expect([...stored]).toEqual([[ALONE, whole]])
  const { en, id } = await open()
  expect(en).toEqual({ ...fields, sources: [{ address: 'https://a.id' }], desk_type: 'NewsArticle' })
  await save({ en, id: { ...id, title: 'Dua' } })
  expect([...stored]).toEqual([[ALONE, whole.replace('Satu', 'Dua')]])
})

test('the other language can be added to a story, and either can go', async () => {
  const { stored, open, save } = deskOn({}, STORY)
  const both = { en: { ...fields, ...words('One') }, id: words('Satu') }
  await save({ en: fields, id: words('Satu') })
  await open()
  await save(both)
  expect(stored.get(STORY)).toContain('number: 54\ntitle: One\n')
  expect(stored.get(ALONE)).toMatch(/^---\ntitle: Satu\nfacts:[^]*sourceDigest: \w{12}\n---\n\nB\.\n$/)
  expect(stored.get(ALONE)).not.toMatch(/number|date/)
  await open()
  await save({ en: fields, id: words('Satu') })
  expect([...stored.keys()]).toEqual([ALONE])
  expect(stored.get(ALONE)).toMatch(/number: 54/)
  expect(stored.get(ALONE)).not.toMatch(/sourceDigest/)
  await open()
  await save(both)
  await open()
  await save({ ...both, id: {} })
  expect([...stored.keys()]).toEqual([STORY])
})

test('lists show a story that is there in Indonesian alone', async () => {
  const { desk } = deskOn({
    [ALONE]: '---\nnumber: 54\ntitle: Satu\n---\n',
    'content/news/55-b/index.md': '---\ntitle: B\n---\n',
  })
  const listed = await desk.entriesByFolder('content/news', 'md', 2)
  expect(
    listed.map(({ file, data }) => [file.path, (JSON.parse(data ?? '') as { en: { title: string } }).en.title]),
  ).toEqual([
    [STORY, 'Satu'],
    ['content/news/55-b/index.md', 'B'],
  ])
})

test('a story stays while others link to it, and three of them are told', async () => {
  const four = ['“One”', '“Two”', '“Three”', '“Four”']
  const { desk, stored } = deskOn({ [STORY]: ENGLISH, [ALONE]: INDONESIAN, [PATH]: ENGLISH }, STORY, { [STORY]: four })
  await expect(desk.deleteFiles([STORY], '')).rejects.toThrow('others link to it: “One”, “Two”, “Three”. Take')
  expect([...stored.keys()]).toEqual([STORY, ALONE, PATH])
  await desk.deleteFiles([PATH], '')
  expect([...stored.keys()]).toEqual([STORY, ALONE])
})

test('a picture stays while a text beside it names it, and the text is told', async () => {
  const picture = 'content/news/54-a-story/lead.jpg'
  const { desk, stored } = deskOn(
    { [STORY]: '---\ntitle: One\npicture: lead.jpg\n---\n', [picture]: '', [`${picture}x`]: '' },
    STORY,
  )
  await expect(desk.deleteFiles([picture], '')).rejects.toThrow('is shown in “One”')
  await desk.deleteFiles([`${picture}x`], '')
  expect([...stored.keys()]).toEqual([STORY, picture])
})

test('lists show an entry once, and say of one that cannot be read why', async () => {
  const { desk } = deskOn({ [PATH]: '---\ntitle: Two: colons\n---\n', [TRANSLATION]: INDONESIAN })
  const listed = await desk.entriesByFolder('content/timeline', 'md', 1)
  expect(listed.map(({ data }) => JSON.parse(data ?? '') as object)).toEqual([
    { en: expect.objectContaining({ title: expect.stringContaining('cannot be read') }), id: {} },
  ])
  expect(await desk.numbersIn('timeline')).toEqual([2])
})

test('a translation that cannot be read does not keep its English words from being saved', async () => {
  const damaged = INDONESIAN.replace('Pengarahan', 'Dua: titik')
  const { stored, open, save } = deskOn({ [PATH]: ENGLISH, [TRANSLATION]: damaged })
  const { en, id } = await open()
  await save({ en: { ...en, title: 'Mine' }, id })
  expect(stored.get(TRANSLATION)).toBe(damaged)
  await expect(save({ en, id: { title: 'Lain' } })).rejects.toThrow()
})

test('translations are deleted with the English file', async () => {
  const { desk, stored } = deskOn({ [PATH]: ENGLISH, [TRANSLATION]: INDONESIAN })
  await desk.deleteFiles([PATH], '')
  expect([...stored.keys()]).toEqual([])
})
