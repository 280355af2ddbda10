import type { GatsbyConfig } from 'gatsby'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { knownContent } from './knownContent'

/** Where `npm run cms` puts the desk for this computer: outside what is ever built or published */
export const DESK_FOLDER = 'desk/public'

/** Where decap-server answers */
export const DESK_API = '/api/v1'

interface Answer {
  redirect(address: string): void
  json(value: object): void
  sendFile(name: string, options: { root: string }): void
}
type App = Record<'get', (path: string, answer: (asked: { params: { file: string } }, answer: Answer) => void) => void>

/** While the desk is open (open.ts), serves it in `gatsby develop`, at /admin, with decap-server, which writes into `content/`. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app: App) => {
  if (!process.env.IS_DESK_OPEN) return
  const { registerLocalFs } = createRequire(resolve('desk/packages/package.json'))(
    'decap-server/dist/middlewares.js',
  ) as {
    registerLocalFs(app: App, options: { logLevel: string }): Promise<void>
  }
  void registerLocalFs(app, { logLevel: 'error' })
  app.get('/admin', (_, answer) => answer.redirect('/admin/index.html'))
  app.get('/admin/known.json', (_, answer) => answer.json(knownContent(process.cwd())))
  app.get('/admin/:file', ({ params }, answer) => answer.sendFile(params.file, { root: resolve(DESK_FOLDER) }))
  console.log(
    '\nThe desk opens at /admin of the address below, for example http://localhost:8000/admin. Ctrl+C closes it.\n',
  )
}
