import type { GatsbyConfig } from 'gatsby'
import { resolve } from 'node:path'
import { knownContent } from './knownContent'

/** Where `npm run cms` puts the desk for this computer: outside what is ever built or published */
export const DESK_FOLDER = 'desk/public'

interface Response {
  redirect(address: string): void
  json(value: object): void
  sendFile(name: string, options: { root: string }): void
}
interface App {
  get(path: string, answer: (request: { params: { file: string } }, response: Response) => void): void
}

/** Serves the editors' desk in `gatsby develop`, at /admin. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app: App) => {
  app.get('/admin', (_request, response) => response.redirect('/admin/index.html'))
  app.get('/admin/known.json', (_request, response) => response.json(knownContent(process.cwd())))
  app.get('/admin/:file', (request, response) => response.sendFile(request.params.file, { root: resolve(DESK_FOLDER) }))
}
