import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addPhotos } from '../../src/cli/photos/addPhotos'
import { checkContent } from '../../src/schema/checkContent'
import { KINDS, photograph } from './photographs'
import { temporaryFolder } from '../setup/temporaryFolder'

/* An editor puts the foundation's own photographs in the place of this site's drawings, all at once. */

const root = temporaryFolder()

const PICTURE = /\.(jpe?g|png|webp)$/i
const ROOM = 300_000

/** Every picture of the content, from its root. */
const pictures = () =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => PICTURE.test(path))
    .sort()

/** The texts beside a picture name another one, as an editor writes it: in quotation marks where YAML asks for them. */
const nameInTexts = (folder: string, before: string, after: string) => {
  for (const text of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const path = join(folder, text)
    const lines = readFileSync(path, 'utf8').replaceAll(`: ${before}\n`, () => `: "${after}"\n`)
    writeFileSync(
      path,
      lines.replaceAll(`](${before}`, () => `](${after}`),
    )
  }
}

test(
  'photographs of every kind take the place of every picture without a refusal',
  async () => {
    cpSync('content', join(root, 'content'), { recursive: true })
    const before = pictures()
    expect(before.length).toBeGreaterThan(KINDS)
    for (const [i, path] of before.entries()) {
      const folder = join(root, 'content', dirname(path))
      const { name, data } = await photograph(i % KINDS)
      rmSync(join(root, 'content', path))
      writeFileSync(join(folder, name), data)
      nameInTexts(folder, path.slice(dirname(path).length + 1), name)
    }
    const folders = new Set(before.map((path) => `content/${dirname(path)}`))
    for (const folder of folders) expect((await addPhotos(root, folder, [])).mistakes).toEqual([])
    const { mistakes, notes } = await checkContent(root)
    expect(mistakes).toEqual([])
    expect(notes.filter((note) => /GPS|rare way/.test(note))).toEqual([])
    expect(pictures()).toHaveLength(before.length)
  },
  ROOM,
)
