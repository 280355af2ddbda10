/** What comes from others: packages, actions, fonts. CONTRIBUTING.md, "Third-party packages". */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'

const DESK = 'desk/packages'
const text = (...path: string[]) => readFileSync(join(...path), 'utf8')

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
}

test.each(['.', DESK])(
  'packages of %s: from the registry, known by their SHA-512, and none may run a script',
  (folder) => {
    const { packages } = JSON.parse(text(folder, 'package-lock.json')) as { packages: Record<string, Locked> }
    const wrong = Object.entries(packages).filter(
      ([path, { integrity = '', resolved, link }]) =>
        path && (!/^sha512-[\w+/]{86}==$/.test(integrity) || resolved || link),
    )
    expect(wrong.map(([path]) => path)).toEqual([])
    expect(text(folder, '.npmrc')).toMatch(/^ignore-scripts=true$/m)
  },
)

test.each(readdirSync('.github/workflows'))(
  'workflow %s: valid, reads only, each action pinned to a commit',
  (name) => {
    const workflow = text('.github/workflows', name)
    expect(validateWorkflow(workflow).errors).toEqual([])
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m)
    for (const [, action] of workflow.matchAll(/uses: (.*)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  },
)

test('the site serves the licence of every font, which is the SIL Open Font License', () => {
  const families = new Set(readdirSync('src/styles/fonts').map((name) => /^[a-z]+/.exec(name)![0]))
  const licences = readdirSync('static/fonts').filter((name) => name.startsWith('LICENSE'))
  for (const family of families) expect(licences.filter((name) => name.includes(family))).toHaveLength(1)
  for (const licence of licences) expect(text('static/fonts', licence)).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
