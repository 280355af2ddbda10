import type { ReactNode } from 'react'
import { WhereTo } from './WhereTo'

type ExternalLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site: opens a new tab, says where it leads, and hands over no opener. */
export const ExternalLink = ({ href, className, children }: ExternalLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <WhereTo href={href} />
  </a>
)
