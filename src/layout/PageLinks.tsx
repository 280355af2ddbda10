import { SiteLink } from '../components/SiteLink'

type PageLinksProps = { className: string; pages: readonly { label: string; route: string }[] }

/** A list of links to pages by their short names; some may be of other sites. */
export const PageLinks = ({ className, pages }: PageLinksProps) => (
  <ul className={className}>
    {pages.map(({ label, route }) => (
      <li key={route}>
        <SiteLink to={route}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)
