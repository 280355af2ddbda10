import { deskPolicy } from '../../src/cms/deskPolicy'
import { siteBackend } from '../../src/cms/siteBackend'

const connections = (backend: Record<string, unknown>) => /connect-src ([^;]+)/.exec(deskPolicy(backend))?.[1]

test('the desk of the site runs its own script only, and may speak to its backend', () => {
  expect(deskPolicy(siteBackend)).toMatch(/^default-src 'none';script-src 'self' 'wasm-unsafe-eval';/)
  expect(connections(siteBackend)).toBe("'self' blob: https://api.github.com https://www.githubstatus.com")
})

test.each([
  ['on this computer', { name: 'proxy', proxy_url: 'http://localhost:8081/api/v1' }, 'http://localhost:8081'],
  ['with GitLab', { name: 'gitlab', app_id: '1' }, 'https://gitlab.com'],
  [
    'with another host and its sign-in',
    { name: 'gitea', api_root: 'https://git.example.org/api/v1', base_url: 'https://git.example.org' },
    'https://git.example.org',
  ],
])('the desk %s', (_name, backend, host) => {
  expect(connections(backend)).toBe(`'self' blob: ${host}`)
})
