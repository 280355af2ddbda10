/**
 * Stand-ins of the hosts where the desk can save: their sign-in and the part of their APIs that Decap CMS asks, in the shapes
 * of docs.github.com/rest, docs.gitlab.com/api and docs.gitea.com/api. Each keeps one repository in memory.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { contentTree } from '../../src/schema/contentTree'
import { listening } from './localDesk'

export type Vendor = 'github' | 'gitlab' | 'gitea'

const OWNER = 'reef'
const REPO = `${OWNER}/site`
const APP_ID = 'desk-of-the-site'
const TOKEN = 'token-of-the-stand-in'
const CODE = 'one-time-code'

const gitSha = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

class Repository {
  readonly files = new Map<string, Buffer>()
  private readonly blobs = new Map<string, Buffer>()
  /** Trees that were made and not yet committed, by their sha */
  private readonly trees = new Map<string, { path: string; sha: string | null }[]>()
  head = '0'.repeat(39) + '1'

  constructor(root: string) {
    for (const path of contentTree(root).files.filter((one) => one.endsWith('.md')))
      this.write(`content/${path}`, readFileSync(join(root, 'content', path)))
  }

  private next() {
    return createHash('sha1').update(`${this.head}${this.trees.size}`).digest('hex')
  }
  addBlob(content: Buffer) {
    const sha = gitSha(content)
    this.blobs.set(sha, content)
    return sha
  }
  blob(sha: string) {
    return this.blobs.get(sha)
  }
  write(path: string, content: Buffer) {
    this.addBlob(content)
    this.files.set(path, content)
    this.head = this.next()
  }
  list(folder: string, isRecursive: boolean) {
    const inside = [...this.files].filter(([path]) => path.startsWith(`${folder}/`))
    const blobs = inside.map(([path, content]) => ({
      path: path.slice(folder.length + 1),
      name: path.split('/').at(-1)!,
      type: 'blob',
      mode: '100644',
      sha: gitSha(content),
      size: content.length,
    }))
    return isRecursive ? blobs : blobs.filter(({ path }) => !path.includes('/'))
  }
  addTree(tree: { path: string; sha: string | null }[]) {
    const sha = this.next()
    this.trees.set(sha, tree)
    return sha
  }
  commitTree(sha: string) {
    for (const { path, sha: blob } of this.trees.get(sha) ?? [])
      if (blob) this.write(path, this.blobs.get(blob)!)
      else this.files.delete(path)
  }
}

/** What the requests of the three hold, each in its own way */
interface Body {
  content?: string
  encoding?: BufferEncoding
  sha?: string
  tree?: string | { path: string; sha: string | null }[]
  files?: { operation: string; path: string; sha?: string; content: string }[]
  actions?: { file_path: string; content: string; encoding: BufferEncoding }[]
  grant_type?: string
  code?: string
  code_verifier?: string
  client_id?: string
}
interface Asked {
  method: string
  url: URL
  body: Body
}
interface Answer {
  status?: number
  json?: unknown
  text?: string
  headers?: Record<string, string>
}
type Api = (asked: Asked, repository: Repository) => Answer | undefined

const NOT_FOUND: Answer = { status: 404, json: { message: 'Not Found' } }
const commits = (sha: string) => [
  { sha, commit: { author: { name: 'An editor', email: 'editor@example.org', date: '2025-01-01T00:00:00Z' } } },
]

/** What GitHub and Gitea have in common (Git data) */
const gitData: Api = ({ method, url }, repository) => {
  const [, folder] = /\/git\/trees\/main:(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
  if (folder !== undefined) {
    const tree = repository.list(folder, url.searchParams.has('recursive'))
    return tree.length > 0 ? { json: { sha: repository.head, tree, truncated: false } } : NOT_FOUND
  }
  const [, sha] = /\/git\/blobs\/(\w+)$/.exec(url.pathname) ?? []
  if (sha && method === 'GET') {
    const content = repository.blob(sha)
    return content ? { json: { sha, encoding: 'base64', content: content.toString('base64') } } : NOT_FOUND
  }
  if (url.pathname.endsWith('/commits') && method === 'GET') return { json: commits(repository.head) }
  return undefined
}

const github: Api = (asked, repository) => {
  const { method, url, body } = asked
  const path = url.pathname.replace(/^\/api\/v3/, '')
  if (path === '/user') return { json: { login: 'editor', name: 'An editor', avatar_url: '' } }
  if (path === `/repos/${REPO}`) return { json: { owner: { login: OWNER }, permissions: { push: true } } }
  if (path === `/repos/${REPO}/branches/main`) return { json: { name: 'main', commit: { sha: repository.head } } }
  if (method === 'POST' && path.endsWith('/git/blobs'))
    return { status: 201, json: { sha: repository.addBlob(Buffer.from(body.content!, body.encoding)) } }
  if (method === 'POST' && path.endsWith('/git/trees'))
    return { status: 201, json: { sha: repository.addTree(body.tree as { path: string; sha: string | null }[]) } }
  if (method === 'POST' && path.endsWith('/git/commits')) return { status: 201, json: { sha: body.tree } }
  if (method === 'PATCH' && path.includes('/git/refs/heads/main')) {
    repository.commitTree(body.sha!)
    return { json: { ref: 'refs/heads/main', object: { sha: body.sha } } }
  }
  return gitData(asked, repository)
}

const gitea: Api = (asked, repository) => {
  const { method, url, body } = asked
  const path = url.pathname.replace(/^\/api\/v1/, '')
  if (path === '/user')
    return { json: { login: 'editor', full_name: 'An editor', email: 'editor@example.org', avatar_url: '' } }
  if (path === `/repos/${REPO}`) return { json: { owner: { login: OWNER }, permissions: { push: true } } }
  if (method === 'POST' && path.endsWith('/contents')) {
    const files = body.files!
    const stale = files.find((one) => one.operation === 'update' && one.sha !== gitSha(repository.files.get(one.path)!))
    if (stale) return { status: 422, json: { message: `sha does not match [given: ${stale.sha}]` } }
    for (const one of files) repository.write(one.path, Buffer.from(one.content, 'base64'))
    return { status: 201, json: { commit: { sha: repository.head }, files: [] } }
  }
  return gitData(asked, repository)
}

const gitlab: Api = ({ method, url, body }, repository): Answer | undefined => {
  const path = decodeURIComponent(url.pathname).replace(/^\/api\/v4/, '')
  const project = `/projects/${REPO}`
  if (path === '/user') return { json: { id: 1, username: 'editor', name: 'An editor', avatar_url: '' } }
  if (path === project) return { json: { permissions: { project_access: { access_level: 40 }, group_access: null } } }
  if (path.startsWith(`${project}/repository/branches/`))
    return { json: { name: 'main', default: true, commit: { id: repository.head } } }
  if (path === `${project}/repository/tree`) {
    const folder = url.searchParams.get('path')!
    const all = repository.list(folder, url.searchParams.get('recursive') === 'true')
    const [page, size] = [Number(url.searchParams.get('page') ?? 1), Number(url.searchParams.get('per_page') ?? 20)]
    const pages = Math.max(1, Math.ceil(all.length / size))
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const json = all
      .slice((page - 1) * size, page * size)
      .map(({ sha, path: inside, ...rest }) => ({ ...rest, id: sha, path: `${folder}/${inside}` }))
    const headers: Record<string, string> = {
      'x-page': `${page}`,
      'x-per-page': `${size}`,
      'x-total': `${all.length}`,
      'x-total-pages': `${pages}`,
    }
    return { json, headers: page < pages ? { ...headers, link: `<${next.href}>; rel="next"` } : headers }
  }
  const [, file, isRaw] = /\/repository\/files\/(.*?)(\/raw)?$/.exec(path) ?? []
  if (file) {
    const content = repository.files.get(file)
    if (!content) return { status: 404, json: { message: '404 File Not Found' } }
    return { text: isRaw ? content.toString() : '', headers: { 'x-gitlab-blob-id': gitSha(content) } }
  }
  if (path === `${project}/repository/commits` && method === 'GET')
    return { json: [{ id: repository.head, author_name: 'An editor', authored_date: '2025-01-01T00:00:00Z' }] }
  if (path === `${project}/repository/commits`) {
    for (const { file_path, content, encoding } of body.actions!)
      repository.write(file_path, Buffer.from(content, encoding))
    return { status: 201, json: { id: repository.head } }
  }
  return undefined
}

/** RFC 7636: whoever brings the code has to know what was hashed when it was asked for. */
class Pkce {
  private challenge = ''

  authorize({ searchParams: asked }: URL): Answer {
    const isRight =
      asked.get('client_id') === APP_ID &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256'
    if (!isRight) return { status: 400, text: 'The request is missing a required parameter' }
    this.challenge = asked.get('code_challenge')!
    const back = new URL(asked.get('redirect_uri')!)
    back.searchParams.set('code', CODE)
    back.searchParams.set('state', asked.get('state')!)
    return {
      text: `<a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`,
      headers: { 'content-type': 'text/html' },
    }
  }
  token({ grant_type, code, code_verifier = '', client_id }: Asked['body']): Answer {
    const hash = createHash('sha256').update(code_verifier).digest('base64url')
    const isRight =
      grant_type === 'authorization_code' && code === CODE && client_id === APP_ID && hash === this.challenge
    if (!isRight) return { status: 400, json: { error: 'invalid_grant', error_description: 'The code is not valid.' } }
    return { json: { access_token: TOKEN, token_type: 'Bearer', expires_in: 7200, refresh_token: 'again' } }
  }
}

/** The page of an OAuth helper (decapcms.org, "External OAuth Clients"): it hands the token to the window that opened it. */
const HELPER = `<button>Authorize</button><script>
  document.querySelector('button').onclick = () => {
    addEventListener('message', ({ origin }) =>
      opener.postMessage('authorization:github:success:' + JSON.stringify({ token: '${TOKEN}', provider: 'github' }), origin))
    opener.postMessage('authorizing:github', '*')
  }
</script>`

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text ? (JSON.parse(text) as Body) : {}
}

const APIS: Record<Vendor, Api> = { github, gitlab, gitea }

/** @param root the project's folder, whose content the repository holds */
export const gitHost = async (vendor: Vendor, root: string) => {
  const repository = new Repository(root)
  const pkce = new Pkce()
  const unknown: string[] = []
  const answer = (asked: Asked, token: string | undefined): Answer => {
    const { pathname } = asked.url
    if (pathname === '/auth') return { text: HELPER, headers: { 'content-type': 'text/html' } }
    if (/^(\/login)?\/oauth\/authorize$/.test(pathname)) return pkce.authorize(asked.url)
    if (/^(\/login)?\/oauth\/(access_)?token$/.test(pathname)) return pkce.token(asked.body)
    if (!token?.endsWith(` ${TOKEN}`)) return { status: 401, json: { message: '401 Unauthorized' } }
    const found = APIS[vendor](asked, repository)
    if (!found) unknown.push(`${asked.method} ${asked.url.pathname}`)
    return found ?? NOT_FOUND
  }
  const server = createServer((request, response) => {
    const { method = 'GET', headers } = request
    const cors = {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-expose-headers': 'link, x-page, x-per-page, x-total, x-total-pages, x-gitlab-blob-id',
    }
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    void bodyOf(request).then((body) => {
      const url = new URL(request.url!, `http://${headers.host}`)
      const { status = 200, json, text, headers: own } = answer({ method, url, body }, headers.authorization)
      const type = json === undefined ? 'text/plain' : 'application/json'
      response.writeHead(status, { 'content-type': type, ...own, ...cors }).end(text ?? JSON.stringify(json))
    })
  })
  const address = `http://127.0.0.1:${await listening(server)}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const backends = {
    github: { base_url: address, api_root: `${address}/api/v3` },
    gitlab: { auth_type: 'pkce', app_id: APP_ID, base_url: address, api_root: `${address}/api/v4` },
    gitea: { auth_type: 'pkce', app_id: APP_ID, base_url: address, api_root: `${address}/api/v1` },
  }
  const backend = { name: vendor, repo: REPO, branch: 'main', ...backends[vendor] }
  return { backend, repository, unknown, stop }
}
