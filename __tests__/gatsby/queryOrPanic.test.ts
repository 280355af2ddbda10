import { queryOrPanic } from '../../src/gatsby/queryOrPanic'

const args = (answer: unknown) =>
  ({
    graphql: () => Promise.resolve(answer),
    reporter: {
      panic: (sentence: string, errors: unknown) => {
        throw new Error(`${sentence} ${String(errors)}`)
      },
    },
  }) as unknown as Parameters<typeof queryOrPanic>[0]

test('gives the data of a query', async () => {
  expect(await queryOrPanic(args({ data: { site: 1 } }), '{ site }', 'Not read.')).toEqual({ site: 1 })
})

test.each([
  ['errors beside data', { data: {}, errors: ['no field'] }],
  ['errors alone', { errors: ['no field'] }],
])('%s end the build with a sentence', async (_name, answer) => {
  await expect(queryOrPanic(args(answer), '{ site }', 'Not read.')).rejects.toThrow('Not read. no field')
})

test('so does an answer without data', async () => {
  await expect(queryOrPanic(args({}), '{ site }', 'Not read.')).rejects.toThrow('Not read.')
})
