import type { ReactNode } from 'react'
import { SiteLink } from '../components/SiteLink'

type PageLinksProps = { className: string; pages: readonly { label: string; route: string }[]; children?: ReactNode }

/** Links to pages of this site, by their short names, behind other entries of a list. */
export const PageLinks = ({ className, pages, children }: PageLinksProps) => (
  <ul className={className}>
    {children}
    {pages.map(({ label, route }) => (
      <li key={route}>
        <SiteLink to={route}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)
