import { collectionsOf } from '../../src/cms/collections'
import { indonesianLabels } from '../../src/cms/indonesian'
import { withLabels } from '../../src/cms/withLabels'
import { contentTypes } from '../../src/schema/registry'

const collections = collectionsOf(contentTypes, new Set())

test('names of lists and fields change, and nothing else', () => {
  const settings = { label: 'Title', name: 'title', fields: [{ label: 'Text', hint: 'Title' }, { label: 'Unknown' }] }
  expect(withLabels(settings, indonesianLabels)).toEqual({
    label: 'Judul',
    name: 'title',
    fields: [{ label: 'Teks', hint: 'Title' }, { label: 'Unknown' }],
  })
})

test('every field of a news article has an Indonesian name, and every Indonesian name a field or list', () => {
  const labels = JSON.stringify(collections)
  const used = new Set([...labels.matchAll(/"label(?:_singular)?":"(.*?)"/g)].map(([, label]) => label))
  expect(Object.keys(indonesianLabels).filter((label) => !used.has(label))).toEqual([])
  const article = collections.find(({ name }) => name === 'NewsArticle')!
  const unnamed = article.fields!.filter(({ label }) => !(label in indonesianLabels)).map(({ label }) => label)
  expect(unnamed).toEqual(['Placeholder'])
})
