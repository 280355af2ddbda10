import type { ReactNode } from 'react'
import { classes } from '../lib/classes'
import { Breadcrumb } from './Breadcrumb'
import { Heading } from './Heading'
import { Reef } from './Reef'
import * as styles from './PageHeader.module.css'

/** For the section that holds the rest of the page. */
export const PAGE_TITLE_ID = 'page-title'

type PageHeaderProps = {
  /** Last part of the breadcrumb */
  label: string
  /** Page between home and this one */
  parent?: { readonly label: string; readonly to: string }
  title: string
  /** Below the title; on a wide screen beside it, if nothing else is */
  lead?: string
  children?: ReactNode
  /** In another column of a wide screen: the picture of what can be done here */
  beside?: ReactNode
  /** What it lies in, by its name in src/styles/tokens.css: else the reef's water */
  surface?: string
  /** As wide as the page */
  below?: ReactNode
}

/** The head of a page: where one is, and what the page holds. */
export const PageHeader = (page: PageHeaderProps) => (
  <header className={classes(styles.header, page.beside && styles.action, `on-${page.surface ?? 'reef'}`, 'sheet')}>
    <div className="wrap">
      <Breadcrumb label={page.label} parent={page.parent} />
      <div className={styles.grid}>
        <div>
          <Heading level="h1" className={styles.title} id={PAGE_TITLE_ID}>
            {page.title}
          </Heading>
          {page.lead && <p className="lead">{page.lead}</p>}
          {page.children}
        </div>
        {page.beside}
      </div>
      {page.below}
    </div>
    {/* last: it would move down while a slow page brings the words */}
    {!page.beside && <Reef />}
  </header>
)
