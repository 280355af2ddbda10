import type { GatsbyConfig } from 'gatsby'
import { resolve } from 'node:path'
import { knownContent } from './knownContent'

/** Where `npm run cms` puts the desk for this computer: outside what is ever built or published */
export const DESK_FOLDER = 'desk/public'

interface Answer {
  redirect(address: string): void
  json(value: object): void
  sendFile(name: string, options: { root: string }): void
}
type App = Record<'get', (path: string, answer: (asked: { params: { file: string } }, answer: Answer) => void) => void>

/** Serves the editors' desk in `gatsby develop`, at /admin. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app: App) => {
  app.get('/admin', (_, answer) => answer.redirect('/admin/index.html'))
  app.get('/admin/known.json', (_, answer) => answer.json(knownContent(process.cwd())))
  app.get('/admin/:file', ({ params }, answer) => answer.sendFile(params.file, { root: resolve(DESK_FOLDER) }))
}
