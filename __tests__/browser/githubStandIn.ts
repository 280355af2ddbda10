/**
 * A stand-in of GitHub: the part of its API that Decap CMS asks (docs.github.com/rest, "Git database"), with one repository in
 * memory, and an OAuth helper (decapcms.org, "External OAuth Clients").
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { contentFiles } from '../../src/schema/contentFiles'
import { listening } from './localDesk'

const REPO = 'reef/site'
const TOKEN = 'token-of-the-stand-in'

const shaOf = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

/** Hands the token to the window that opened it. */
const HELPER = `<button>Authorize</button><script>
  document.querySelector('button').onclick = () => {
    addEventListener('message', ({ origin }) =>
      opener.postMessage('authorization:github:success:' + JSON.stringify({ token: '${TOKEN}', provider: 'github' }), origin))
    opener.postMessage('authorizing:github', '*')
  }
</script>`

interface Body {
  content?: string
  encoding?: BufferEncoding
  sha?: string
  tree?: string | { path: string; sha: string | null }[]
}

class Repository {
  readonly files = new Map<string, Buffer>()
  private readonly blobs = new Map<string, Buffer>()
  /** Trees that were made, by what stands for their sha */
  private readonly trees: { path: string; sha: string | null }[][] = []

  constructor() {
    for (const path of contentFiles('.').filter((one) => one.endsWith('.md')))
      this.files.set(`content/${path}`, readFileSync(`content/${path}`))
    for (const content of this.files.values()) this.blobs.set(shaOf(content), content)
  }

  private list(folder: string) {
    return [...this.files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, content]) => ({
        path: path.slice(folder.length + 1),
        type: 'blob',
        sha: shaOf(content),
        size: content.length,
      }))
  }

  private commit(tree: number) {
    for (const { path, sha } of this.trees[tree] ?? [])
      if (sha) this.files.set(path, this.blobs.get(sha)!)
      else this.files.delete(path)
    return { ref: 'refs/heads/main', object: { sha: String(tree) } }
  }

  /** The answer to a request; undefined where there is none. */
  answer(asked: string, body: Body): unknown {
    const [, folder] = /^GET .*\/git\/trees\/main:(.*)$/.exec(asked) ?? []
    if (folder !== undefined) return { sha: 'x', tree: this.list(folder), truncated: false }
    const [, blob] = /^GET .*\/git\/blobs\/(\w+)$/.exec(asked) ?? []
    if (blob !== undefined) return { encoding: 'base64', content: this.blobs.get(blob)?.toString('base64') }
    switch (asked.replace(`/repos/${REPO}`, '')) {
      case 'GET /user':
        return { login: 'editor', name: 'An editor', avatar_url: '' }
      case 'GET ':
        return { owner: { login: 'reef' }, permissions: { push: true } }
      case 'GET /branches/main':
        return { name: 'main', commit: { sha: '0' } }
      case 'GET /commits':
        return [{ sha: '0', commit: { author: { name: 'An editor', email: '', date: '2025-01-01T00:00:00Z' } } }]
      case 'POST /git/blobs': {
        const content = Buffer.from(body.content!, body.encoding)
        this.blobs.set(shaOf(content), content)
        return { sha: shaOf(content) }
      }
      case 'POST /git/trees':
        return { sha: String(this.trees.push(body.tree as { path: string; sha: string | null }[]) - 1) }
      case 'POST /git/commits':
        return { sha: body.tree }
      case 'PATCH /git/refs/heads/main':
        return this.commit(Number(body.sha))
      default:
        return undefined
    }
  }
}

export const githubStandIn = async () => {
  const repository = new Repository()
  const unknown: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://host').pathname)
    if (path === '/auth') return response.writeHead(200, { 'content-type': 'text/html' }).end(HELPER)
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-allow-methods', 'GET, POST, PATCH')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (!request.headers.authorization?.endsWith(TOKEN)) return response.writeHead(401).end('{}')
    return void text(request).then((body) => {
      const asked = `${request.method} ${path}`
      const answer = repository.answer(asked, body ? (JSON.parse(body) as Body) : {})
      if (answer === undefined) unknown.push(asked)
      response
        .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { message: 'Not Found' }))
    })
  })
  const address = `http://127.0.0.1:${await listening(server)}`
  return {
    backend: { name: 'github', repo: REPO, branch: 'main', base_url: address, api_root: address },
    read: (path: string) => repository.files.get(path)?.toString(),
    unknown,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
