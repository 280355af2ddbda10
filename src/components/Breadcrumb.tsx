import { Link } from 'gatsby'
import { HOME_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import * as styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  label: string
  /** Page between home and this one */
  parent?: { readonly label: string; readonly to: string }
}

/** "Home / News Detail" (WAI-ARIA APG, breadcrumb pattern). Home leads to the top of the home page. */
export const Breadcrumb = ({ label, parent }: BreadcrumbProps) => (
  <nav className={styles.breadcrumb} aria-label={wording.breadcrumb}>
    <ol className={`${styles.list} plain display`}>
      <li>
        <Link to={HOME_ROUTE}>{wording.home}</Link>
      </li>
      {parent && (
        <li>
          <Link to={parent.to}>{parent.label}</Link>
        </li>
      )}
      <li aria-current="page">{label}</li>
    </ol>
  </nav>
)
