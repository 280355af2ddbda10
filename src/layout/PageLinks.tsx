import { PlaceLink } from '../components/PlaceLink'

type PageLinksProps = { className: string; pages: readonly { label: string; route: string }[] }

/** A list of links to pages by their short names; some may be of other sites. */
export const PageLinks = ({ className, pages }: PageLinksProps) => (
  <ul className={className}>
    {pages.map(({ label, route }) => (
      <li key={route}>
        <PlaceLink to={route}>{label}</PlaceLink>
      </li>
    ))}
  </ul>
)
