import type { ReactNode } from 'react'
import * as styles from './ButtonLink.module.css'

type ButtonProps = { look: 'go' | 'chip'; className?: string; onClick: () => void; children: ReactNode }

/** A button that looks and gives way as a `ButtonLink` does. */
export const Button = ({ look, className = '', onClick, children }: ButtonProps) => (
  <button className={`${styles.button} ${styles[look]} display ${className}`} type="button" onClick={onClick}>
    {children}
  </button>
)
