import { join } from 'node:path'
import { ContentOverlay, type Compiler } from '../../../src/gatsby/webpack/contentOverlay'
import { ARTICLE, copyOfExample } from '../../schema/exampleContent'
import { setsField } from '../../schema/spoil'

/** What webpack is told as it has compiled: the folders to watch, and mistakes. */
const compiled = async (root: string, part = false) => {
  const contextDependencies = new Set<string>()
  const errors: Error[] = []
  const runs: Parameters<Compiler['hooks']['afterCompile']['tapPromise']>[1][] = []
  const compiler: Compiler = { hooks: { afterCompile: { tapPromise: (_name, run) => void runs.push(run) } } }
  new ContentOverlay(root).apply(compiler)
  for (const run of runs) await run({ compiler: part ? { ...compiler } : compiler, contextDependencies, errors })
  return { contextDependencies, errors }
}

test('gatsby develop says the mistakes of the content, and none when they are mended', async () => {
  const root = await copyOfExample()
  expect((await compiled(root)).errors).toEqual([])
  setsField(ARTICLE, 'date', '2024-13-01')(root)
  const { contextDependencies, errors } = await compiled(root)
  expect([...contextDependencies]).toEqual([join(root, 'content')])
  expect(errors.map(({ message }) => message.trim().split('\n'))).toEqual([
    [`${ARTICLE} (5:1)`, `${ARTICLE}:5: "date" is`, '"2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.'],
  ])
  // a style sheet that were given the mistake would keep it until it is changed itself
  expect((await compiled(root, true)).errors).toEqual([])
  setsField(ARTICLE, 'date', '2024-12-31')(root)
  expect((await compiled(root)).errors).toEqual([])
}, 20_000)
