import { ExternalLink } from '../components/ExternalLink'
import { SiteLink } from '../components/SiteLink'
import type { MenuItem } from '../config/navigation'

/** One item of the menu, in the navbar as in the burger menu. */
export const MenuLink = ({ item: { label, to }, className }: { item: MenuItem; className?: string }) =>
  to.startsWith('http') ? (
    <ExternalLink className={className} href={to}>
      {label}
    </ExternalLink>
  ) : (
    <SiteLink className={className} to={to}>
      {label}
    </SiteLink>
  )
