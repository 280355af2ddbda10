import { HOME_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import * as styles from './Breadcrumb.module.css'
import { SiteLink } from './SiteLink'

type BreadcrumbProps = {
  label: string
  /** Page between home and this one */
  parent?: { readonly label: string; readonly to: string }
}

/** "Home / News Detail" (WAI-ARIA APG, breadcrumb pattern). Home leads to the top of the home page. */
export const Breadcrumb = ({ label, parent }: BreadcrumbProps) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <nav className="screen-only" aria-label={words.common.breadcrumb}>
      <ol className={`${styles.list} links plain display`}>
        <li>
          <SiteLink to={here(HOME_ROUTE)}>{words.common.home}</SiteLink>
        </li>
        {parent && (
          <li>
            <SiteLink to={parent.to}>{parent.label}</SiteLink>
          </li>
        )}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
