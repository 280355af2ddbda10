import type { ReactNode } from 'react'
import { DIVE_ROUTE } from '../config/routes'
import { OFFLINE_NOTICE_ID } from '../inline/stayWhileOffline'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './Layout.module.css'
import type { PagePlace } from '../i18n/pagePlace'
import { PreviewLine } from './PreviewLine'

type LayoutProps = Pick<PagePlace, 'translations'> & { path: string; children: ReactNode }

/** What every page sits in: skip link, header, content, footer (specification, section 2). */
export const Layout = ({ path, translations, children }: LayoutProps) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <>
      <a className={`${styles.skip} display screen-only`} href="#main">
        {words.common.skipToContent}
      </a>
      <PreviewLine />
      <Header showDiveLink={path.replace(/\/$/, '') !== here(DIVE_ROUTE)} translations={translations} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer translations={translations} />
      <p className={`${styles.offline} display`} id={OFFLINE_NOTICE_ID} role="alert" hidden>
        {words.common.offline}
      </p>
    </>
  )
}
