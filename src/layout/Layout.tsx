import type { ReactNode } from 'react'
import { DIVE_ROUTE } from '../config/routes'
import { InsteadOfContact } from '../components/SiteLink'
import { OFFLINE_NOTICE_ID } from '../inline/stayWhileOffline'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './Layout.module.css'
import { useSettings } from './useSettings'

type LayoutProps = Pick<PagePlace, 'translations'> & { path: string; children: ReactNode }

/**
 * What every page sits in: skip link, header, content, footer (specification, section 2). In previews a last line says how
 * much is still to be supplied; `npm run launch-report` lists what.
 */
export const Layout = ({ path, translations, children }: LayoutProps) => {
  const { common } = useWords()
  const here = useRouteHere()
  const { contact, links } = useSettings()
  return (
    <InsteadOfContact.Provider value={links.facebook}>
      <a className={`${styles.skip} display screen-only`} href="#main">
        {common.skipToContent}
      </a>
      <Header showDiveLink={path.replace(/\/$/, '') !== here(DIVE_ROUTE)} translations={translations} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {contact.standInCount > 0 && (
        <aside className={`${styles.preview} screen-only`}>{common.standInsLeft(contact.standInCount)}</aside>
      )}
      <p className={`${styles.offline} display`} id={OFFLINE_NOTICE_ID} role="alert" hidden>
        {common.offline}
      </p>
    </InsteadOfContact.Provider>
  )
}
