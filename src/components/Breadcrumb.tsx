import { Link } from 'gatsby'
import { HOME_ROUTE } from '../config/routes'
import { wording } from '../config/wording'
import * as styles from './Breadcrumb.module.css'

/** "Home / News Detail" (WAI-ARIA APG, breadcrumb pattern). Home leads to the top of the home page. */
export const Breadcrumb = ({ label }: { label: string }) => (
  <nav className={styles.breadcrumb} aria-label={wording.breadcrumb}>
    <ol className={`${styles.list} plain display`}>
      <li>
        <Link to={HOME_ROUTE}>{wording.home}</Link>
      </li>
      <li aria-current="page">{label}</li>
    </ol>
  </nav>
)
