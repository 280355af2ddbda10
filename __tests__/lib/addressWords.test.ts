import { addressWords } from '../../src/lib/addressWords'

test.each([
  ['/turtle-day', 'turtle day'],
  ['/news/Coral_Lab.html', 'Coral Lab'],
  ['/detail-news-99', 'detail news'],
  ['/caf%C3%A9%20reef/', 'café reef'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  ['/404', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words)
})
