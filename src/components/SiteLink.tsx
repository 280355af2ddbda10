import type { ComponentProps } from 'react'
import { hrefOf } from '../config/sitePath'
import { useWords } from '../i18n/pageLanguage'
import { placeOf } from '../lib/links'
import { isStandInContact } from '../lib/standIn'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site, by its route, or to another site, by its address. The browser itself leads there, before the
 * page's script has come as after it. One to another site opens a new tab, says so and where it leads (WCAG technique G201),
 * and hands over no opener. There is none to a contact that only stands in.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => {
  const { common } = useWords()
  if (!/^\w+:/.test(to)) {
    return (
      <a {...rest} href={hrefOf(to)}>
        {children}
      </a>
    )
  }
  if (isStandInContact(to)) {
    return (
      <span data-pagefind-ignore>
        {!isStandInContact(children) && <>{children} · </>}
        {common.notYetSupplied(placeOf(to) === 'WhatsApp' ? 'WhatsApp' : common.email)}
      </span>
    )
  }
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="where" />
      <span className="visually-hidden">{` ${common.leadsTo(placeOf(to))}`}</span>
    </a>
  )
}
