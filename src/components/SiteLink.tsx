import type { ComponentProps } from 'react'
import { hrefOf } from '../config/sitePath'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site, or to a section of one: plain, so that the browser itself leads there, before the page's
 * script has come as after it.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => (
  <a {...rest} href={hrefOf(to)}>
    {children}
  </a>
)
