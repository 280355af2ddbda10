import { Breadcrumb } from './Breadcrumb'
import { Heading } from './Heading'
import * as styles from './PageHeader.module.css'

/** For the section that holds the rest of the page. */
export const PAGE_TITLE_ID = 'page-title'

type PageHeaderProps = {
  /** Last part of the breadcrumb */
  label: string
  title: string
  lead: string
}

/** The head of a page without a picture: where one is, and what the page holds. */
export const PageHeader = ({ label, title, lead }: PageHeaderProps) => (
  <header className={`${styles.header} on-reef sheet`}>
    <div className="wrap">
      <Breadcrumb label={label} />
      <Heading level="h1" className={styles.title} id={PAGE_TITLE_ID}>
        {title}
      </Heading>
      <p className="lead">{lead}</p>
    </div>
  </header>
)
