import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastModified, modifiedIn, setLastModified } from '../../../src/gatsby/published/lastModified'
import { temporaryFolder } from '../../setup/temporaryFolder'

const root = temporaryFolder()
const shallow = temporaryFolder()

const commits = (moment: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@reef.test', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: moment },
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'Change')
}

test('a translation is a file of its own', async () => {
  expect(await lastModified(root)).toEqual(new Map())
  mkdirSync(join(root, 'content'))
  commits('2024-05-01T08:00:00+08:00', { 'content/a.md': 'one', 'content/a.id.md': 'satu', 'README.md': 'one' })
  commits('2024-06-01T08:00:00+08:00', { 'content/a.id.md': 'dua' })
  expect(await lastModified(root)).toEqual(
    new Map([
      ['content/a.md', '2024-05-01T08:00:00+08:00'],
      ['content/a.id.md', '2024-06-01T08:00:00+08:00'],
    ]),
  )
})

test('a part of the history tells nothing', async () => {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, shallow])
  expect(await lastModified(shallow)).toEqual(new Map())
})

describe('a page was changed', () => {
  const FILE = 'content/news/07-lab/index.md'
  const of = (english?: string, translated?: string) => {
    const moments = [
      ...(english ? [[FILE, english]] : []),
      ...(translated ? [[FILE.replace('.md', '.id.md'), translated]] : []),
    ]
    setLastModified(new Map(moments as [string, string][]))
    return [modifiedIn('en', FILE), modifiedIn('id', FILE)]
  }

  test('in English with its file, whatever its translation says', () => {
    expect(of('2024-05-01T08:00:00+08:00', '2024-06-01T08:00:00+08:00')[0]).toBe('2024-05-01T08:00:00+08:00')
  })

  test('in another language with whichever of both is newer, by the moment and not by its spelling', () => {
    expect(of('2024-05-01T08:00:00+08:00', '2024-06-01T08:00:00+08:00')[1]).toBe('2024-06-01T08:00:00+08:00')
    expect(of('2024-07-01T08:00:00+08:00', '2024-06-01T08:00:00+08:00')[1]).toBe('2024-07-01T08:00:00+08:00')
    expect(of('2024-05-01T08:00:00+08:00', '2024-05-01T01:00:00+00:00')[1]).toBe('2024-05-01T01:00:00+00:00')
  })

  test('at no known time without Git’s history', () => {
    expect(of()).toEqual([undefined, undefined])
  })
})
