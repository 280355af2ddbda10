import type { ReactNode } from 'react'
import { DIVE_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import { OFFLINE_NOTICE_ID } from '../inline/stayWhileOffline'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './Layout.module.css'
import { PreviewLine } from './PreviewLine'

type LayoutProps = { path: string; children: ReactNode }

/** What every page sits in: skip link, header, content, footer (specification, section 2). */
export const Layout = ({ path, children }: LayoutProps) => (
  <>
    <a className={`${styles.skip} display`} href="#main">
      {wording.skipToContent}
    </a>
    <PreviewLine />
    <Header showDiveLink={path.replace(/\/$/, '') !== DIVE_ROUTE} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <p className={`${styles.offline} display`} id={OFFLINE_NOTICE_ID} role="alert" hidden>
      {wording.offline}
    </p>
  </>
)
