import { displayFace, FACE_FILES, type DisplayFace } from '../../../src/gatsby/sharePictures/displayFace'

let face: DisplayFace
beforeAll(async () => {
  face = await displayFace(process.cwd())
})

const empty = (signs: string) => [...signs].filter((sign) => !/[LQC]/.test(face.outlineOf(sign, 100)))

test.each([
  ['English', 'AZaz09“”‘’–—…×°±·€'],
  ['Indonesian and Sasak', 'éèêôʼ'],
  ['western European', 'äöüÄÖÜßñçøåæœÉÀ½³²¡¿«»'],
  ['Polish and Czech', 'łŁżźćńśęąřžščěů'],
  ['Turkish', 'ğĞıİşŞ'],
  ['Vietnamese', 'ễỆơƯđĐ'],
  ['other scripts', 'مرحبا ЖжΩαשלום'.replace(' ', '')],
  ['signs', '→←₂⁴≈≤❤'],
])('letters of %s are drawn', (_name, signs) => {
  expect(empty(signs)).toEqual([])
  expect(face.writable(signs)).toBe(signs)
})

test('rarer letters follow the width axis as the others do', () => {
  expect(FACE_FILES).toHaveLength(2)
  for (const letter of ['u', 'ü', 'ğ', 'ễ']) {
    expect(face.lengthOf(letter, 75)).toBeLessThan(face.lengthOf(letter, 125))
  }
  expect(face.lengthOf('ü', 100)).toBeCloseTo(face.lengthOf('u', 100), 2)
})

test('a letter and a mark of its own are drawn as one', () => {
  expect(face.outlineOf('u\u0308', 100)).toBe(face.outlineOf('ü', 100))
})

test('letters that join are set together, from right to left', () => {
  const [word, ...letters] = ['باب', ...'باب'].map((text) => face.lengthOf(text, 100))
  expect(word).toBeLessThan(letters.reduce((sum, length) => sum + length, 0))
  const words = (text: string) => face.outlineOf(text, 100)
  expect(words('بحر ماء').startsWith(words('ماء').slice(0, 40))).toBe(true)
})

test('between letters of any face a space draws nothing', () => {
  const drawn = (text: string) => face.outlineOf(text, 100).match(/[LQC]/g)!.length
  for (const letter of ['a', 'ı', 'م']) expect(drawn(`${letter} `)).toBe(drawn(letter))
})

test('what no face has is left out', () => {
  expect(face.writable('Turtles 🐢 at night')).toBe('Turtles at night')
  expect(face.writable('🐢🌊')).toBe('')
  expect(face.outlineOf('🐢', 100)).toBe('')
})
