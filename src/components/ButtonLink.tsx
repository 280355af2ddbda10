import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { wording } from '../config/wording'
import * as styles from './ButtonLink.module.css'
import { Icon } from './Icon'

type ButtonLinkProps = {
  to: string
  /** `give`: money, and nothing else. `go`: every other action. `chip`: on coral and on posters */
  look: 'go' | 'give' | 'chip'
  size?: 'small' | 'normal' | 'big'
  className?: string
  children: ReactNode
}

/** Files of this site are no pages: the browser asks for them itself. */
const IS_FILE = /^\/.*\.[a-z]+$/

/** A link that looks like a button. Links to other sites open a new tab and say so (WCAG technique G201). */
export const ButtonLink = ({ to, look, size = 'normal', className = '', children }: ButtonLinkProps) => {
  const classes = `${styles.button} ${styles[look]} ${styles[size]} display ${className}`
  if (to.startsWith('#') || IS_FILE.test(to)) {
    return (
      <a className={classes} href={to}>
        {children}
      </a>
    )
  }
  if (to.startsWith('/')) {
    return (
      <Link className={classes} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a className={classes} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="out" />
      <span className="visually-hidden"> {wording.opensNewTab}</span>
    </a>
  )
}
