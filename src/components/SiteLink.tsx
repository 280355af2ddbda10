import { createContext, useContext, type ComponentProps } from 'react'
import { hrefOf } from '../config/sitePath'
import { useWords } from '../i18n/pageLanguage'
import { messengerLink, placeOf } from '../lib/links'
import { isStandInContact } from '../lib/standIn'

/** The foundation's page on Facebook: through its Messenger people reach it while a contact only stands in. */
export const InsteadOfContact = createContext('')

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site, by its route, or to another site, by its address. The browser itself leads there, before the
 * page's script has come as after it. One to another site opens a new tab, says so and where it leads (WCAG technique G201),
 * and hands over no opener. In place of a contact that only stands in, it leads to Messenger, with the same words, and says so.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => {
  const { common } = useWords()
  const instead = useContext(InsteadOfContact)
  if (!/^\w+:/.test(to)) {
    return (
      <a {...rest} href={hrefOf(to)}>
        {children}
      </a>
    )
  }
  if (isStandInContact(to)) {
    return (
      <SiteLink {...rest} to={messengerLink(instead, to)}>
        {isStandInContact(children) ? common.writeToUs : children} <span className="instead">{common.onMessenger}</span>
      </SiteLink>
    )
  }
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {/* one text: the arrow stands behind its last word also where that breaks in two lines */}
      <span>
        {children}
        <span className="where" />
      </span>
      <span className="visually-hidden">{` ${common.leadsTo(placeOf(to))}`}</span>
    </a>
  )
}
