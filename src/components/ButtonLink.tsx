import type { ReactNode } from 'react'
import { classes } from '../lib/classes'
import * as styles from './ButtonLink.module.css'
import { SiteLink } from './SiteLink'

type ButtonLinkProps = {
  to: string
  /** `give`: money, and nothing else. `go`: every other action. `chip`: on coral and on posters */
  look: 'go' | 'give' | 'chip'
  size?: 'small' | 'big'
  className?: string
  children: ReactNode
}

/** A link that looks like a button. Links to other sites open a new tab and say so (WCAG technique G201). */
export const ButtonLink = ({ to, look, size, className, children }: ButtonLinkProps) => (
  <SiteLink
    className={classes(styles.button, styles[look], size && styles[size], 'display screen-only', className)}
    to={to}
  >
    {children}
  </SiteLink>
)
