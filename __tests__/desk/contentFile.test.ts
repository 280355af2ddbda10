import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { entryOf, frontMatterOf, fileText } from '../../desk/contentFile'

const FILE = `---
# said twice
title: "Plastic: a story"
topics: [Ocean, Reef]
facts:
  - value: "5"
    what: sachets
---

One.
`
const ORDER = ['title', 'summary', 'topics', 'facts', 'body']

test('every file of the content keeps its lines when one field changes', () => {
  const paths = execFileSync('git', ['ls-files', 'content/*/*.md'], { encoding: 'utf8' }).trim().split('\n')
  const changed = paths.filter((path) => {
    const text = readFileSync(path, 'utf8')
    const field = ['title', 'name', 'label'].find((one) => one in entryOf(text))
    if (!field) return false
    const written = fileText(text, { ...entryOf(text), [field]: 'Another' }, [field])
    return written !== text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: Another`)
  })
  expect(changed).toEqual([])
})

test('a comment, the signs around words and the look of lists stay as they were', () => {
  const entry = { ...entryOf(FILE), topics: ['Ocean', 'Mangrove'] }
  expect(fileText(FILE, entry, ORDER)).toBe(FILE.replace('Reef]', 'Mangrove]'))
})

test('a field that is emptied goes, a new one comes, and a list of groups has a line for each', () => {
  const entry = { ...entryOf(FILE), title: '', sources: [{ text: 'NOAA', address: '' }] }
  expect(fileText(FILE, entry, [...ORDER, 'sources'])).toBe(
    FILE.replace(/^# .*\ntitle.*\n/m, '').replace('\n---\n\n', '\nsources:\n  - text: NOAA\n---\n\n'),
  )
})

test('a new file has its fields in the order of the type', () => {
  const entry = { body: 'Two.\n', topics: ['Reef'], title: 'New', desk_place: '09' }
  expect(fileText(undefined, entry, ORDER)).toBe('---\ntitle: New\ntopics: [Reef]\n---\n\nTwo.\n')
})

test('what is empty and what the desk keeps for itself is no front matter', () => {
  expect(frontMatterOf({ title: 'A', desk_type: 'Guide', body: 'x', place: '', deed: { about: undefined } })).toEqual({
    title: 'A',
  })
})
