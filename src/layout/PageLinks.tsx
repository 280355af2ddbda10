import { SiteLink } from '../components/SiteLink'

type PageLinksProps = { className: string; pages: readonly { label: string; route: string }[] }

/** Links to pages of this site, by their short names. */
export const PageLinks = ({ className, pages }: PageLinksProps) => (
  <ul className={className}>
    {pages.map(({ label, route }) => (
      <li key={route}>
        <SiteLink to={route}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)
