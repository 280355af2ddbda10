import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink'
import { SiteLink } from './SiteLink'

type PlaceLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to a page of this site, by its route, or to another site, by its address. */
export const PlaceLink = ({ to, className, children }: PlaceLinkProps) =>
  /^[/#]/.test(to) ? (
    <SiteLink className={className} to={to}>
      {children}
    </SiteLink>
  ) : (
    <ExternalLink className={className} href={to}>
      {children}
    </ExternalLink>
  )
