import { useLocation } from '@gatsbyjs/reach-router'
import { Link } from 'gatsby'
import type { ReactNode } from 'react'

type SectionLinkProps = { to: string; className?: string; children: ReactNode }

/**
 * A link to a section of a page. On that page it is a plain link, so that the browser itself scrolls (again, when it is
 * chosen again) and keeps its history; from elsewhere it opens the page first.
 */
export const SectionLink = ({ to, className, children }: SectionLinkProps) =>
  to.startsWith(`${useLocation().pathname}#`) ? (
    <a className={className} href={to}>
      {children}
    </a>
  ) : (
    <Link className={className} to={to}>
      {children}
    </Link>
  )
