import type { ReactNode } from 'react'
import { wording } from '../config/wording'

type ExternalLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site: opens a new tab, says so, and hands over no opener. */
export const ExternalLink = ({ href, className, children }: ExternalLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> {wording.opensNewTab}</span>
  </a>
)
