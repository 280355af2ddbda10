/** Fields of `Query` that a page may rely on. */
import { foundNodes } from '../../../src/gatsby/graphql/foundNodes'
import { contentTypes } from '../../../src/schema/registry'

const fields = foundNodes(contentTypes)

const answerOf = (field: string, node: unknown) =>
  fields[field as keyof typeof fields].resolve({}, {}, {}, { originalResolver: () => Promise.resolve(node) } as never)

test('a content type that is one file is never null', () => {
  expect(fields).toMatchObject({ homeBanner: { type: 'HomeBanner!' }, contactSettings: { type: 'ContactSettings!' } })
  expect(fields).not.toHaveProperty('newsArticle')
})

test('gives the node that Gatsby found', async () => {
  await expect(answerOf('homeBanner', { name: 'Biru' })).resolves.toEqual({ name: 'Biru' })
})

test('names the file that is missing', async () => {
  await expect(answerOf('homeBanner', null)).rejects.toThrow('content/home/banner.md is missing')
  await expect(answerOf('story', null)).rejects.toThrow('No article, guide or event page')
})
