/** What comes from others: packages, actions, fonts. CONTRIBUTING.md, "Third-party packages". */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { parse } from 'yaml'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  engines?: { node?: string }
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const packagesOf = (folder: string) =>
  Object.entries<Locked>(json(join(folder, 'package-lock.json')).packages).filter(([path]) => path)
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

describe.each(['.', 'cms'])('packages of %s', (folder) => {
  test('each comes from the registry, and is known by its SHA-512', () => {
    const wrong = packagesOf(folder).filter(
      ([, { integrity, resolved, link }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || resolved || link,
    )
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  test('none runs a script when it is installed: npm is told so, and package.json names each that would', () => {
    const settings = readFileSync(join(folder, '.npmrc'), 'utf8')
    expect(settings).toMatch(/^ignore-scripts=true$/m)
    // or `npm install` would write addresses of a registry into the lockfile
    expect(settings).toMatch(/^omit-lockfile-registry-resolved=true$/m)
    const withScript = packagesOf(folder).filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(json(join(folder, 'package.json')).allowScripts).toEqual(
      Object.fromEntries(withScript.map(([path]) => [nameOf(path), false])),
    )
  })

  test('versions are pinned', () => {
    const { dependencies, devDependencies } = json(join(folder, 'package.json'))
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })
})

test('the lockfile lets in each version of Node that package.json names; CONTRIBUTING.md says how it does', () => {
  const newest = Math.max(
    ...[...json('package.json').engines.node.matchAll(/\^(\d+)/g)].map(([, line]) => Number(line)),
  )
  const bounded = packagesOf('.').filter(
    ([, { optional, engines }]) =>
      !optional && Number(/<\s*(\d+)/.exec(engines?.node ?? '')?.[1] ?? Infinity) <= newest,
  )
  expect(bounded.map(([path]) => path)).toEqual([])
})

test('CONTRIBUTING.md says why of every override', () => {
  const text = /\*\*Overrides in package\.json\.\*\*.*/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))![0]
  const overrides = { ...json('package.json').overrides, ...json('desk/packages/package.json').overrides }
  const unsaid = Object.keys(overrides).filter((name) => !text.includes(`\`${name}\``))
  expect(unsaid).toEqual([])
})

// `--omit dev` would leave out React as well
test('npm run sbom lists all packages, and marks those that only tests need', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 1e8 })
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string
    components: { name: string; properties: { name: string; value: string }[] }[]
  }
  const isForTests = new Map(
    components.map(({ name, properties }) => [
      name,
      properties.some((property) => property.name === 'cdx:npm:package:development'),
    ]),
  )
  expect(bomFormat).toBe('CycloneDX')
  for (const name of ['gatsby', 'react', 'react-dom', 'sharp'])
    expect([name, isForTests.get(name)]).toEqual([name, false])
  expect(isForTests.get('jest')).toBe(true)
}, 60_000)

const LICENCE_OF: Readonly<Record<string, string>> = {
  'anek.woff2': 'LICENSE-anek-latin.txt',
  'anek-more.woff2': 'LICENSE-anek-latin.txt',
  'faustina.woff2': 'LICENSE-faustina.txt',
  'faustina-more.woff2': 'LICENSE-faustina.txt',
  'faustina-italic.woff2': 'LICENSE-faustina.txt',
  'faustina-italic-more.woff2': 'LICENSE-faustina.txt',
}

test('the site serves the licence of every font, which is the SIL Open Font License', () => {
  expect(readdirSync('src/styles/fonts').sort()).toEqual(Object.keys(LICENCE_OF).sort())
  for (const licence of Object.values(LICENCE_OF)) {
    expect(readFileSync(join('static/fonts', licence), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1')
  }
})

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: unknown; 'timeout-minutes'?: number; steps: { uses?: string }[] }>
}

test('CI installs the packages of the desk before its tests, hides no failure, and asks for known holes in them', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
  for (const text of [readFileSync('.ci/run', 'utf8'), workflow]) {
    expect(text).toMatch(/npm ci --prefix cms[^|]*\n[^|]*npm test/)
    expect(text).not.toContain('|| true')
  }
  expect(workflow).toContain('npm audit --prefix cms --omit=dev --audit-level=high')
})

describe.each(readdirSync('.github/workflows'))('workflow %s', (name) => {
  const text = readFileSync(join('.github/workflows', name), 'utf8')
  const { permissions, jobs } = parse(text) as Workflow

  test('is one that GitHub accepts', () => {
    expect(validateWorkflow(text).errors).toEqual([])
  })

  test('may read the files of the repository, and nothing else', () => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined()
  })

  test('pins each action to a commit and says which version that is', () => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})
