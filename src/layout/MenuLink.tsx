import { ExternalLink } from '../components/ExternalLink'
import type { MenuItem } from '../config/navigation'
import { SectionLink } from './SectionLink'

/** One item of the menu, in the navbar as in the burger menu. */
export const MenuLink = ({ item: { label, to, external }, className }: { item: MenuItem; className?: string }) =>
  external ? (
    <ExternalLink className={className} href={to}>
      {label}
    </ExternalLink>
  ) : (
    <SectionLink className={className} to={to}>
      {label}
    </SectionLink>
  )
