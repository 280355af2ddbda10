import { entryOf, frontMatterOf, fileText } from '../../desk/contentFile'

const FILE = `---
facts:
  - value: "5"
    what: sachets
title: "Plastic: a story"
topics: [Ocean, Reef]
---

One.
`
const ORDER = ['title', 'summary', 'topics', 'facts', 'sources']

test('a field that is emptied goes, a new one comes, and all others stay as they were', () => {
  const entry = { ...entryOf(FILE), title: '', sources: [{ text: 'NOAA', address: '' }] }
  expect(fileText(FILE, entry, ORDER)).toBe(
    FILE.replace(/^title.*\n/m, '').replace('\n---\n\n', '\nsources:\n  - text: NOAA\n---\n\n'),
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
