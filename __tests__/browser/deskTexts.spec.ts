/** Changing a word of a text in the desk changes a line of its file, whichever text it is. */
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fromFile, toFile } from '../../src/cms/contentFormat'
import { WRITTEN_AS } from '../../src/cms/writtenAs'
import { fieldsOf } from '../../src/cms/fieldConfig'
import { contentTree } from '../../src/schema/contentTree'
import { contentTypeOf } from '../../src/schema/registry'
import { translationOf } from '../../src/schema/translation'
import { bundled } from './bundledFromDecap'
import { noDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)

const typeOf = (path: string) => contentTypeOf(translationOf(path)?.source ?? path)
const texts = contentTree('.').files.filter(typeOf)

/** A word of the text with a letter more, in the middle of its last paragraph or entry of a list. */
const withOneWordChanged = (body: string) => body.replace(/(\w{3,})([^\w]*)$/, '$1x$2')

const linesChanged = (before: string, after: string) => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  expect(b).toHaveLength(a.length)
  return b.filter((line, i) => line !== a[i]).length
}

for (const mode of ['rich text', 'Markdown'] as const)
  test(`one word changed in ${mode} changes one line, in every text`, async ({ page }) => {
    const script = await bundled(`
      import { markdownToSlate, slateToMarkdown } from 'decap-cms-widget-markdown/dist/esm/serializers'
      import { Map } from 'immutable'
      import { pictureBlock } from ${JSON.stringify(resolve('src/cms/pictureBlock.ts'))}
      const options = { remarkPlugins: [${JSON.stringify(WRITTEN_AS)}], voidCodeBlock: false }
      const editorComponents = Map({ [pictureBlock.id]: pictureBlock })
      globalThis.throughEditor = (text) =>
        slateToMarkdown(markdownToSlate(text, { ...options, editorComponents }), options, editorComponents)
    `)
    await page.addScriptTag({ content: script })
    /** What the rich text of Decap CMS makes of a text that nobody has edited */
    const throughEditor = (text: string) =>
      page.evaluate(
        (one) => (globalThis as unknown as { throughEditor(text: string): string }).throughEditor(one),
        text,
      )
    for (const path of texts) {
      const source = readFileSync(`content/${path}`, 'utf8')
      const entry = fromFile(source)
      const body = String(entry.body)
      const changed = withOneWordChanged(body)
      if (changed === body) continue
      const edited = mode === 'rich text' ? await throughEditor(changed) : changed
      const order = fieldsOf(typeOf(path)!).map(({ name }) => name)
      const saved = toFile({ ...entry, body: edited }, order)
      expect(linesChanged(source, saved), path).toBe(1)
    }
  })
