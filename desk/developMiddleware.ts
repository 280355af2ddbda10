import type { GatsbyConfig } from 'gatsby'
import { resolve } from 'node:path'
import { knownContent } from './knownContent'

/** Where `npm run cms` puts the desk for this computer: outside what is ever built or published */
export const DESK_FOLDER = 'desk/public'

type Answer = Record<'redirect' | 'json' | 'sendFile', (...what: unknown[]) => void>

/** While the desk is open (open.ts), serves it in `gatsby develop`, at /admin. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  if (!process.env.IS_DESK_OPEN) return
  app.get('/admin', (_: unknown, answer: Answer) => answer.redirect('/admin/index.html'))
  app.get('/admin/known.json', (_: unknown, answer: Answer) => answer.json(knownContent(process.cwd())))
  app.get('/admin/:file', ({ params }: { params: { file: string } }, answer: Answer) =>
    answer.sendFile(params.file, { root: resolve(DESK_FOLDER) }),
  )
  console.log('\nThe desk opens at /admin of the address below, for example http://localhost:8000/admin.')
}
