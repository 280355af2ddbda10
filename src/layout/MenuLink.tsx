import { Icon } from '../components/Icon'
import type { MenuItem } from '../config/navigation'
import { wording } from '../config/wording'
import { SectionLink } from './SectionLink'

/** One item of the menu, in the navbar as in the burger menu. */
export const MenuLink = ({ item: { label, to, external }, className }: { item: MenuItem; className?: string }) =>
  external ? (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="out" />
      <span className="visually-hidden"> {wording.opensNewTab}</span>
    </a>
  ) : (
    <SectionLink className={className} to={to}>
      {label}
    </SectionLink>
  )
