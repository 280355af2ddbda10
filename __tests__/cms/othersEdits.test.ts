import { fromFile } from '../../src/cms/contentFormat'
import { withOthersEdits } from '../../src/cms/othersEdits'

const SOURCE = '---\nnumber: 7\ntitle: A\ntopics: [Reef]\n---\n\nText.\n'
const order = ['number', 'title', 'dateText', 'topics']

const opened = fromFile(SOURCE)
const { title, topics, number, body } = opened
const OPENED = { number, title, topics, body }

/** @param mine what the form has changed */
const saved = (mine: Record<string, unknown>, now: string, before = OPENED, base = SOURCE) =>
  withOthersEdits({ entry: { ...opened, ...mine }, order }, before, base, now)

test('changes of different fields both stand', () => {
  expect(saved({ title: 'B' }, SOURCE.replace('Text', 'Words'))).toEqual({
    text: SOURCE.replace('title: A', 'title: B').replace('Text', 'Words'),
    both: [],
  })
})

test('a field that both have changed is named, and the words of the editor stand', () => {
  expect(saved({ title: 'B', body: 'Mine.' }, SOURCE.replace('Text', 'Theirs').replace('[Reef]', '[Ocean]'))).toEqual({
    text: SOURCE.replace('title: A', 'title: B').replace('Text', 'Mine').replace('[Reef]', '[Ocean]'),
    both: ['body'],
  })
})

test('the same change by both is none that anybody has to be told of', () => {
  expect(saved({ title: 'B' }, SOURCE.replace('title: A', 'title: B')).both).toEqual([])
})

test('what was saved from here before is nobody else’s, and is not written again over theirs', () => {
  const first = SOURCE.replace('title: A', 'title: B')
  const before = { ...OPENED, title: 'B' }
  expect(saved({ title: 'C' }, first, before, first)).toEqual({
    text: SOURCE.replace('title: A', 'title: C'),
    both: [],
  })
  const theirs = SOURCE.replace('title: A', 'title: Theirs')
  expect(saved({ title: 'B', topics: ['Ocean'] }, theirs, before, first)).toEqual({
    text: theirs.replace('Reef', 'Ocean'),
    both: [],
  })
})

test('a field that was taken out goes, and one that the other has added stays', () => {
  expect(saved({ topics: [] }, SOURCE.replace('topics', 'dateText: Early 2024\ntopics')).text).toBe(
    SOURCE.replace('topics: [Reef]', 'dateText: Early 2024'),
  )
})
