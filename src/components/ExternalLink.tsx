import type { ReactNode } from 'react'
import { ADDRESS_FOLLOWS_ROUTE } from '../config/routes'
import { isStandInAddress } from '../lib/standInAddresses'
import { WhereTo } from './WhereTo'

type ExternalLinkProps = { href: string; showHost?: boolean; className?: string; children: ReactNode }

/**
 * A link to another site: opens a new tab, says where it leads, and hands over no opener. One whose address stands in leads
 * to the page of this site that says so.
 */
export const ExternalLink = ({ href, showHost, className, children }: ExternalLinkProps) => (
  <a
    className={className}
    href={isStandInAddress(href) ? ADDRESS_FOLLOWS_ROUTE : href}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
    <WhereTo href={href} showHost={showHost} />
  </a>
)
