/** What vanishes between being listed and being read, as an editor's programs delete and replace files at any moment. */
import fs from 'node:fs'
import { join } from 'node:path'
import { onNextChange } from '../../src/cli/watchContent'
import { checkContent } from '../../src/schema/checkContent'
import { copyOfExample, FOLDER } from '../schema/exampleContent'

afterEach(() => jest.restoreAllMocks())

/** Deletes a folder in the moment before one of Node's functions asks for something in it. */
const deleteBefore = (method: 'readFileSync' | 'watch', folder: string) => {
  const original = fs[method] as (...args: unknown[]) => unknown
  jest.spyOn(fs, method).mockImplementation(((...args: unknown[]) => {
    if (String(args[0]).startsWith(folder)) fs.rmSync(folder, { recursive: true, force: true })
    return original(...args)
  }) as never)
}

test('a folder that is deleted while it is checked is checked as deleted', async () => {
  const root = await copyOfExample()
  const { count } = await checkContent(root)
  deleteBefore('readFileSync', join(root, FOLDER))
  expect(await checkContent(root)).toMatchObject({ mistakes: [], count: count - 1 })
}, 20_000)

test('without content there is still an error', async () => {
  const root = await copyOfExample()
  fs.rmSync(join(root, 'content'), { recursive: true })
  await expect(checkContent(root)).rejects.toThrow('ENOENT')
}, 20_000)

test('a folder that is deleted before it is watched counts as a change', async () => {
  const root = await copyOfExample()
  deleteBefore('watch', join(root, FOLDER))
  await new Promise<void>((resolve) => onNextChange(root, resolve))
  expect(fs.existsSync(join(root, FOLDER))).toBe(false)
}, 20_000)
