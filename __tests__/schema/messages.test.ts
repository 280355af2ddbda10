import { message, named, say, sentenceOf, type MessageId, type Mistake } from '../../src/schema/mistake'
import { en } from '../../src/schema/messages/en'
import { id } from '../../src/schema/messages/id'

const at = (mistake: Partial<Mistake> & ReturnType<typeof message>) => ({ file: 'content/a.md', ...mistake })
const wrongDay = message('wrongValue', { found: '"2024-13-01"', write: message('writeDay') })

test('a sentence begins with the name of its field and says what to write instead', () => {
  expect(sentenceOf(at({ field: 'date', ...wrongDay }))).toBe(
    '"date" is "2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.',
  )
  const missing = message('missing', { write: message('writeLine', { max: 40 }) })
  expect(sentenceOf(at({ field: 'facts', within: [2, 'what'], ...missing }))).toBe(
    '"facts", entry 2, "what" is missing; write one line of at most 40 characters.',
  )
  const advice = message('nearPage', { near: '/dive-with-us' })
  expect(sentenceOf(at({ field: 'body', ...message('leadsTo', { url: '/dive', advice }) }))).toBe(
    'the text leads to "/dive", but there is no such page; did you mean "/dive-with-us"?',
  )
})

test('in Indonesian it does the same, with what stands above the boxes of the desk', () => {
  const desk = { language: 'id', nameOf: (field: string) => `“${field.toUpperCase()}”` } as const
  expect(sentenceOf(at({ field: 'date', ...wrongDay }), desk)).toBe(
    '“DATE” berisi "2024-13-01"; tulis tanggal sebagai TTTT-BB-HH, misalnya 2024-12-31.',
  )
  expect(say(named('date'), desk)).toContain('“DATE”')
})

const namesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

test('no sentence is longer than 300 characters, with values of 20 letters', () => {
  const long = [en, id]
    .flatMap(Object.values<string>)
    .filter((text) => text.replace(/\{\w+\}/g, 'x'.repeat(20)).length > 300)
  expect(long).toEqual([])
})

test('another language names nothing that English does not', () => {
  const unknown = Object.entries<string>(id).filter(([key, text]) =>
    namesIn(text).some((name) => !namesIn(en[key as MessageId]).includes(name)),
  )
  expect(unknown).toEqual([])
})
